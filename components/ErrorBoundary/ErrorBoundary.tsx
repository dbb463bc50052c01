import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Shown after an error. */
  readonly fallback?: ReactNode;
  /** How often the children are rendered anew after an error. One more error goes to the next boundary. */
  readonly maxRetries?: number;
  /** Called before the children are rendered anew, or for good. */
  readonly onError: () => void;
  readonly children: ReactNode;
};

/** Catches the errors of its children: while rendering, in effects, and of a DOM that others have changed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  #retries = 0;
  #isRetrying = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { maxRetries = 0, fallback, onError } = this.props;
    // While React removes the children, each element that it cannot remove is another error.
    if (this.#isRetrying) {
      return;
    }
    onError();
    if (this.#retries < maxRetries) {
      this.#retries += 1;
      this.#isRetrying = true;
      this.setState({ failed: false }, () => (this.#isRetrying = false));
    } else if (fallback === undefined) {
      throw error;
    }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
