/**
 * Remembers the input in an element before React may replace its controls: those that are removed keep their values and
 * their selection.
 * @returns a function that gives them, and the focus if nothing else has it, to the new controls
 */
export function rememberInput(element: Element): () => void {
  const currentFields = () => element.querySelectorAll<HTMLInputElement>(':is(input, textarea)[id]');
  let fields = currentFields();
  let focused = document.activeElement as HTMLInputElement;
  // Before React, which may replace the controls within this event
  element.addEventListener('focusin', ({ target }) => (focused = target as HTMLInputElement), true);

  return () => {
    for (const old of fields) {
      if (!old.isConnected) {
        successorOf(old, element).value = old.value;
      }
    }
    fields = currentFields();
    const { isConnected, selectionStart, selectionEnd } = focused;
    if (!isConnected && document.activeElement === document.body) {
      const control = successorOf(focused, element);
      control.focus({ preventScroll: true });
      // An email field has no selection that a script may read.
      if (typeof selectionStart === 'number') {
        control.setSelectionRange(selectionStart, selectionEnd);
      }
    }
  };
}

function successorOf(old: HTMLInputElement, element: Element): HTMLInputElement {
  const isSame = (control: Element) =>
    ['id', 'type', 'href'].every((name) => control.getAttribute(name) === old.getAttribute(name));
  return Array.from(element.querySelectorAll<HTMLInputElement>(old.localName)).find(isSame) ?? old;
}
