/** The first of these events, or of a submit, loads the module. Browsers fire pointermove for a pointer at rest too. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** Milliseconds that a pending submit waits for the module. */
const holdTimeout = 12_000;

/**
 * Loads React and the form's behaviour at the first interaction. A submit before that is held: form.dataset.pending
 * marks it, and React handles it. If the module does not come, the browser validates and posts the form.
 */
export function loadForm(form: HTMLFormElement, importModule: () => Promise<unknown>): void {
  let loading: Promise<unknown> | undefined;
  const load = () => (loading ??= importModule().catch(release));

  /**
   * For an invalid form the browser fires no submit event, but an invalid event for each invalid field. Once React has
   * control, the browser does not validate.
   */
  function hold(event: Event): void {
    if (!form.noValidate && !('plain' in form.dataset)) {
      event.preventDefault();
      form.dataset.pending = '';
      void load();
      setTimeout(release, holdTimeout);
    }
  }

  /** Lets the browser validate and post. The style sheet then shows what the visitor will see. */
  function release(): void {
    if (!form.noValidate) {
      form.dataset.plain = '';
      if ('pending' in form.dataset) {
        delete form.dataset.pending;
        form.requestSubmit();
      }
    }
  }

  interactionEvents.forEach((type) => addEventListener(type, load, { capture: true, once: true }));
  ['submit', 'invalid'].forEach((type) => form.addEventListener(type, hold, true));
  // A page that is left while the module loads never goes on loading it when the visitor comes back.
  addEventListener('pageshow', ({ persisted }) => persisted && loading && !form.noValidate && location.reload());
}
