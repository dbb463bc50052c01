import { answerName } from '@/components/lib/answerName';

/**
 * Begins the message of a form, and the sentence above the form, with what is chosen in the hero. What the visitor has
 * typed stays: only an empty message, or one that is a choice as it was made, is replaced.
 */
export function prefillMessage(form: HTMLFormElement, options: AddEventListenerOptions): void {
  const message = form.elements.namedItem('message') as HTMLTextAreaElement; // The check requires it.
  const choices = document.querySelectorAll<HTMLInputElement>(`[name="${answerName}"]`);

  const show = ({ value }: HTMLInputElement) => document.querySelector('[data-answer]')?.replaceChildren(value);
  const isAsChosen = ({ value }: HTMLInputElement) => value === message.value;

  const showChosen = () => {
    const chosen = Array.from(choices).find(isAsChosen);
    if (chosen) {
      chosen.checked = true;
      show(chosen);
    }
  };

  showChosen(); // The draft may have it from before.
  // The event comes before the fields are emptied, and before they get the draft of another page.
  form.addEventListener('reset', () => queueMicrotask(showChosen), options);
  for (const choice of choices) {
    const begin = () => {
      if (Array.from(choices).some(isAsChosen)) {
        message.value = choice.value;
        // The draft is kept, and React hides an error that this corrects.
        message.dispatchEvent(new Event('input', { bubbles: true }));
        show(choice);
      }
    };
    choice.addEventListener('change', begin, options);
  }
}
