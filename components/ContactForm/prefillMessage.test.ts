import { fireEvent } from '@testing-library/react';

import { answerName, prefillMessage } from './prefillMessage';

const [platform, data] = ['We need a platform lead', 'We need a data architect'];

let listening: AbortController;
beforeEach(() => (listening = new AbortController()));
afterEach(() => listening.abort());

function openPage(written = '', name = 'message') {
  document.body.innerHTML = `${['', platform, data].map((value) => `<input type="radio" name="${answerName}" value="${value}">`).join('')}
    <p><span data-begun></span></p>
    <form><input name="job"><textarea name="${name}">${written}</textarea></form>`;
  const form = document.forms[0] as HTMLFormElement;
  const message = form.elements.namedItem(name) as HTMLTextAreaElement;
  const onInput = jest.fn();
  form.addEventListener('input', onInput);
  prefillMessage(form, { signal: listening.signal });
  return {
    message,
    onInput,
    /** @returns the message, and the beginning of the sentence above the form */
    choose: (value: string) => {
      fireEvent.click(document.querySelector(`[value="${value}"]`) ?? document.body);
      return [message.value, document.querySelector('[data-begun]')?.textContent];
    },
  };
}

test('a choice begins an empty message, and another choice replaces it', () => {
  const { choose, onInput } = openPage();
  expect(choose(platform)).toEqual([platform, platform]);
  expect(choose(data)).toEqual([data, data]);
  expect(choose('')).toEqual(['', '']);
  expect(onInput).toHaveBeenCalledTimes(3);
});

test('what the visitor has typed stays', () => {
  const { choose, message, onInput } = openPage('Hello');
  expect(choose(platform)).toEqual(['Hello', '']);
  message.value = `${platform}, soon`;
  expect(choose(data)).toEqual([`${platform}, soon`, '']);
  expect(onInput).not.toHaveBeenCalled();
});

test('other fields begin no message', () => {
  const { message, onInput } = openPage();
  const job = document.querySelector<HTMLInputElement>('[name="job"]');
  fireEvent.change(job ?? document.body, { target: { value: platform } });
  expect([message.value, onInput.mock.calls]).toEqual(['', []]);
});

test('a message that was begun before is shown as chosen', () => {
  openPage(data);
  expect(document.querySelector(':checked')).toHaveAttribute('value', data);
  expect(document.querySelector('[data-begun]')).toHaveTextContent(data);
});

test('a form without a message is left alone', () => {
  const { choose } = openPage('', 'other');
  expect(choose(platform)).toEqual(['', '']);
});

test('after the signal, a choice does nothing', () => {
  const { choose } = openPage();
  listening.abort();
  expect(choose(platform)).toEqual(['', '']);
});

test('a form that is emptied shows nobody as chosen', async () => {
  const { choose, message } = openPage();
  choose(platform);
  message.form?.reset();
  await Promise.resolve();
  expect(document.querySelector(':checked')).toHaveAttribute('value', '');
  expect(document.querySelector('[data-begun]')?.textContent).toBe('');
});

test('a form that gets its draft again shows its choice', async () => {
  const { choose, message } = openPage();
  choose(platform);
  message.form?.reset();
  message.value = data;
  await Promise.resolve();
  expect(document.querySelector(':checked')).toHaveAttribute('value', data);
  expect(document.querySelector('[data-begun]')).toHaveTextContent(data);
});
