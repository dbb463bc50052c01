import { answerName } from '@/components/lib/answerName';

import { prefillMessage } from './prefillMessage';

// e2e/hero-answer.spec.ts tests what visitors choose, in a browser. It has no page from memory.
test('a form that gets the draft of another page shows its choice', async () => {
  document.body.innerHTML = `<input type="radio" name="${answerName}" value="" checked>
    <input type="radio" name="${answerName}" value="A lead"><p data-answer></p>
    <form><textarea name="message"></textarea></form>`;
  const form = document.forms[0] as HTMLFormElement;
  prefillMessage(form, {});
  form.reset();
  (form.elements[0] as HTMLTextAreaElement).value = 'A lead';
  await Promise.resolve();

  expect(document.querySelector(':checked')).toHaveAttribute('value', 'A lead');
  expect(document.querySelector('[data-answer]')).toHaveTextContent('A lead');
});
