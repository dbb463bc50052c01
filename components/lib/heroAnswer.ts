/**
 * The name of the radio buttons of the hero, whose values are beginnings of a message; one is empty. Also the id of the
 * element above the form that repeats the answer.
 */
export const answerName = 'answer';

const messageField = () => document.querySelector<HTMLTextAreaElement>('[name="message"]');

/** The choice with which the message begins, as long as nobody has changed it. */
function choiceInMessage(): HTMLInputElement | undefined {
  const choices = document.querySelectorAll<HTMLInputElement>(`[name="${answerName}"]`);
  return Array.from(choices).find(({ value }) => value === messageField()?.value);
}

/** An answer that ends with a space is one that the visitor has yet to complete. */
function repeatAnswer(answer: string): void {
  const end = answer.endsWith(' ') ? '…' : '.';
  document.getElementById(answerName)?.replaceChildren(answer && answer + end);
}

/** The address of the picture of who is chosen in the hero. */
export function chosenPicture(): string | undefined {
  return document.querySelector<HTMLImageElement>(`label:has([name="${answerName}"]:checked) + a > img`)?.src;
}

/** Chooses in the hero what the message has from before, once a script has filled it in or emptied it. */
export function showAnswer(): void {
  const choice = choiceInMessage();
  if (choice) {
    choice.checked = true;
    repeatAnswer(choice.value);
  }
}

/**
 * Begins the message, and the sentence above the form, with what is chosen in the hero. What the visitor has typed stays:
 * only an empty message, or one that is a choice as it was made, is replaced.
 */
export function prefillMessage(): void {
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    const message = messageField();
    if (name === answerName && message && choiceInMessage()) {
      message.value = value;
      // The draft is kept, and React hides an error that this corrects.
      message.dispatchEvent(new Event('input', { bubbles: true }));
      repeatAnswer(value);
    }
  });
}
