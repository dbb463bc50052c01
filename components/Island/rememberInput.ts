type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the controls of an element, before React may replace them by new ones.
 * @returns a function that gives new controls the values, the selection and, if nothing else has it, the focus of those
 * with the same id
 */
export function rememberInput(element: Element): () => void {
  const controls = element.querySelectorAll<Control>(':is(input, textarea)[id]');
  let focused = document.activeElement;
  const listening = new AbortController();
  // React may need several tasks until it replaces them, and may do so within this event.
  element.addEventListener('focusin', ({ target }) => (focused = target as Element), {
    capture: true,
    signal: listening.signal,
  });

  return () => {
    listening.abort();
    for (const old of controls) {
      const control = old.isConnected ? null : element.querySelector<Control>(`#${CSS.escape(old.id)}`);
      if (!control) {
        continue;
      }
      control.value ||= old.value;
      if (old === focused && document.activeElement === document.body) {
        control.focus({ preventScroll: true });
        // An email field has no selection that a script may read.
        if (old.selectionStart !== null) {
          control.setSelectionRange(old.selectionStart, old.selectionEnd);
        }
      }
    }
  };
}
