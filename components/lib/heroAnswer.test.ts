import { answerName, showAnswer } from './heroAnswer';

// e2e/hero-answer.spec.ts tests what visitors choose, in a browser. It has no page from memory.
test('a form that gets the draft of another page shows its answer', () => {
  document.body.innerHTML = `<input type="radio" name="${answerName}" value="A lead"><p id="${answerName}"></p>
    <textarea name="message">A lead</textarea>`;
  showAnswer();

  expect(document.querySelector(':checked')).toHaveAttribute('value', 'A lead');
  expect(document.querySelector('p')).toHaveTextContent('A lead');
});
