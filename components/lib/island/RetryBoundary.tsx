import { Component, type ReactNode, type RefObject } from 'react';

import { rememberInput } from './rememberInput';

/** After so many errors, the boundary throws the next one. React then removes the island, and its HTML comes back. */
const maxRetries = 3;

type RetryBoundaryProps = {
  /** The element that the children render. */
  readonly elementRef: RefObject<Element | null>;
  readonly children: ReactNode;
};

/**
 * Renders its children anew after an error, as when React cannot remove an element that an extension has moved. They get
 * what was typed before. State above this boundary is kept.
 */
export class RetryBoundary extends Component<RetryBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };
  #restoreInput?: (() => void) | undefined;
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

  /** React removes the children after this. Their controls keep their values. */
  override getSnapshotBeforeUpdate() {
    const parent = this.props.elementRef.current?.parentElement;
    if (this.state.failed && parent) {
      this.#restoreInput = rememberInput(parent);
    }
    return null;
  }

  /** Before the browser paints */
  override componentDidUpdate() {
    if (!this.state.failed) {
      this.#restoreInput?.();
      this.#restoreInput = undefined;
    }
  }

  override render() {
    return !this.state.failed && this.props.children;
  }
}
