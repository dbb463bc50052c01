'use client';

import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Shown in place of the children once one of them has thrown. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** Shows a fallback in place of a part of the page that throws. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
