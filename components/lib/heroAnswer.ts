/**
 * The name of the radio buttons of the hero, whose values are beginnings of a message. Also the id of the element above the
 * form that repeats the answer.
 */
export const answerName = 'answer';

/** The id of the element in the footer that repeats the picture of who is chosen in the hero. */
export const personId = 'person';

const messageField = () => document.querySelector<HTMLTextAreaElement>('[name="message"]');

const choices = () => Array.from(document.querySelectorAll<HTMLInputElement>(`[name="${answerName}"]`));

/** Whether it is empty, or a choice as it was made. */
const isUnwritten = (message: string) => !message || choices().some(({ value }) => value === message);

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

/** Chooses in the hero what the message says, once it is filled in from before, or emptied. */
export function showAnswer(): void {
  const message = messageField()?.value ?? '';
  if (isUnwritten(message)) {
    for (const choice of choices()) {
      choice.checked = choice.value === message;
    }
    repeatAnswer(message);
    repeatPicture();
  }
}

/**
 * Begins the message, and the sentence above the form, with what is chosen in the hero. What the visitor has typed stays:
 * only an empty message, or one that is a choice as it was made, is replaced. The sentence stays while the message begins
 * with it. The picture at the end of the page always follows the choice. Whoever empties the message takes it back.
 */
export function prefillMessage(): void {
  addEventListener('input', ({ target }) => {
    const message = messageField();
    if (target !== message) {
      return;
    }
    if (message?.value) {
      repeatAnswer(choices().find(({ value }) => message.value.startsWith(value.trimEnd()))?.value ?? '');
    } else {
      showAnswer();
    }
  });
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== answerName) {
      return;
    }
    repeatPicture();
    const message = messageField();
    if (message && isUnwritten(message.value)) {
      message.value = value;
      // The draft is kept, the sentence repeated, and React hides an error that this corrects.
      message.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}
