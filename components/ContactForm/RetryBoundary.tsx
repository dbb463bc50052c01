import { Component, type ReactNode } from 'react';

/** The errors that it catches. The next one removes the island; its root then restores the HTML (onUncaughtError). */
const maxRetries = 3;

/**
 * Renders its children anew after an error. React cannot remove an element that an extension has moved, and fails.
 * State above this boundary is kept.
 */
export class RetryBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  #retries = 0;
  #isRetrying = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // While React removes the children, each element that it cannot remove is another error.
    if (this.#isRetrying) {
      return;
    }
    if (this.#retries === maxRetries) {
      throw error;
    }
    this.#retries += 1;
    this.#isRetrying = true;
    this.setState({ failed: false }, () => (this.#isRetrying = false));
  }

  override render() {
    return !this.state.failed && this.props.children;
  }
}
