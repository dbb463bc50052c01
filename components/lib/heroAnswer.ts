/**
 * The name of the radio buttons of the hero, whose values are beginnings of a message; one is empty. Also the id of the
 * element above the form that repeats the answer.
 */
export const answerName = 'answer';

/** The id of the element in the footer that repeats the picture of who is chosen in the hero. */
export const personId = 'person';

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

/** The picture of who is chosen in the hero. */
export function chosenPicture(): HTMLImageElement | null {
  return document.querySelector('label:has(:checked) + a > img');
}

function repeatPicture(): void {
  document.getElementById(personId)?.replaceChildren(chosenPicture()?.cloneNode() ?? '');
}

/** Chooses in the hero what the message has from before, once a script has filled it in or emptied it. */
export function showAnswer(): void {
  const choice = choiceInMessage();
  if (choice) {
    choice.checked = true;
    repeatAnswer(choice.value);
    repeatPicture();
  }
}

/**
 * Begins the message, and the sentence above the form, with what is chosen in the hero. What the visitor has typed stays:
 * only an empty message, or one that is a choice as it was made, is replaced. The picture at the end of the page always
 * follows the choice.
 */
export function prefillMessage(): void {
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== answerName) {
      return;
    }
    repeatPicture();
    const message = messageField();
    if (message && choiceInMessage()) {
      message.value = value;
      // The draft is kept, and React hides an error that this corrects.
      message.dispatchEvent(new Event('input', { bubbles: true }));
      repeatAnswer(value);
    }
  });
}
