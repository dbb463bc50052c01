'use client';

import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** What stands in for the children once one of them has failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

/** Keeps a fault in one part of the page to that part. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
