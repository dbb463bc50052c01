'use client';

import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** Replaces its children by a fallback if one of them throws while rendering or in an effect. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
