type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Remembers the controls of an element, before React may replace them by new ones.
 * @returns a function that gives new controls the values, the selection and, if nothing else has it, the focus of the
 * same ones, and opens a new popover if the old one was open
 */
export function rememberInput(element: Element): () => void {
  const controls = element.querySelectorAll<HTMLElement>('[id]:is(input, textarea, [tabindex]), a[href], button');
  const open = element.querySelector(':popover-open');
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
      const control = old.isConnected ? null : element.querySelector<HTMLElement>(selectorOf(old));
      if (!control) {
        continue;
      }
      if (isField(old) && isField(control)) {
        control.value = old.value;
      }
      if (old === open) {
        control.showPopover();
      }
      if (old === focused && document.activeElement === document.body) {
        control.focus({ preventScroll: true });
        // An email field has no selection that a script may read.
        if (isField(old) && isField(control) && old.selectionStart !== null) {
          control.setSelectionRange(old.selectionStart, old.selectionEnd);
        }
      }
    }
  };
}

function isField(control: HTMLElement): control is Control {
  return 'selectionStart' in control;
}

/** Two links may lead to the same place, and then look different. */
function selectorOf(control: HTMLElement): string {
  const { id, localName, className } = control;
  const href = control.getAttribute('href');
  return id
    ? `#${CSS.escape(id)}`
    : `${localName}[class="${CSS.escape(className)}"]${href ? `[href="${CSS.escape(href)}"]` : ''}`;
}
