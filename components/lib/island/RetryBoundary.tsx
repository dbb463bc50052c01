import { Component, type ReactNode } from 'react';

/** After so many errors, the boundary throws the next one. React then removes the island, and its HTML comes back. */
const maxRetries = 3;

/**
 * Renders its children anew after an error, as when React cannot remove an element that an extension has moved. State
 * above this boundary is kept.
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
