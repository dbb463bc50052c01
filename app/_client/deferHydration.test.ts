import { fireEvent } from '@testing-library/react';

const interactionEvents = [
  ...['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'change', 'click', 'scroll'],
  ...['submit', 'invalid'],
];
const listeners: Parameters<typeof window.addEventListener>[] = [];

/** A page with the loader in its template, as the build writes it, after its inline script has run. */
async function openPage({ value = 'Zoë' } = {}): Promise<HTMLFormElement> {
  document.body.innerHTML = `<form><input required value="${value}"><input required value="${value}"><img alt=""></form>
    <template><script src="/start.js"></script></template>`;
  await jest.isolateModulesAsync(async () => (await import('./deferHydration')).deferHydration());
  return document.forms[0] as HTMLFormElement;
}

const loaded = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => new URL(src).pathname);
const dispatch = (target: Element, type: string) => fireEvent(target, new Event(type, { cancelable: true }));
const failScript = () => fireEvent.error(document.body.appendChild(document.createElement('script')));

/** @returns whether the browser was left to post the form */
function submit(form: HTMLFormElement): boolean {
  let posted = false;
  const post = (event: Event) => {
    posted = !event.defaultPrevented;
    event.preventDefault(); // jsdom posts nothing.
  };
  form.addEventListener('submit', post, { once: true });
  form.requestSubmit();
  return posted;
}

/** @returns whether the browser was left to speak of the first faulty field */
const submitInvalid = (form: HTMLFormElement) => dispatch(form.elements[0] as Element, 'invalid');

function watchPosts(form: HTMLFormElement) {
  const requestSubmit = jest.fn();
  form.requestSubmit = requestSubmit;
  return requestSubmit;
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof add>) => {
    listeners.push(listener);
    add(...listener);
  });
});

afterEach(() => {
  listeners.splice(0).forEach((listener) => window.removeEventListener(...listener));
  document.head.replaceChildren();
});

test('loads nothing while the page is only read', async () => {
  await openPage();
  jest.runAllTimers();
  expect(loaded()).toEqual([]);
});

test('loads React at once where a draft waits', async () => {
  sessionStorage.setItem('enquiry', '{}');
  await openPage();
  expect(loaded()).toEqual(['/start.js']);
});

test.each(interactionEvents)('loads React once, at the first %s', async (first) => {
  const form = await openPage();
  dispatch(form.elements[0] as Element, first);
  expect(loaded()).toEqual(['/start.js']);

  interactionEvents.forEach((type) => dispatch(form.elements[0] as Element, type));
  expect(loaded()).toEqual(['/start.js']);
});

test.each([
  ['a complete form', submit],
  ['an invalid form', submitInvalid],
])('makes the submit of %s wait for React, and after eight seconds for nothing more', async (_form, send) => {
  const form = await openPage();
  expect(send(form)).toBe(false);
  expect(send(form)).toBe(false);
  expect(form.dataset.pending).toBe('');
  const requestSubmit = watchPosts(form);

  jest.advanceTimersByTime(7999);
  expect(requestSubmit).not.toHaveBeenCalled();

  jest.advanceTimersByTime(10_000);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(form.dataset.pending).toBeUndefined();
  Reflect.deleteProperty(form, 'requestSubmit');
  expect(send(form)).toBe(true);
});

test('leaves the form to React once that is there', async () => {
  const form = await openPage();
  form.noValidate = true;
  expect(submit(form)).toBe(true);
  expect(form.dataset.pending).toBeUndefined();
});

test('posts nothing when React has taken the pending submit over', async () => {
  const form = await openPage();
  submit(form);
  delete form.dataset.pending;
  const requestSubmit = watchPosts(form);
  jest.runAllTimers();
  expect(requestSubmit).not.toHaveBeenCalled();
});

test('stops waiting when a script fails to load', async () => {
  const form = await openPage();
  submit(form);
  const requestSubmit = watchPosts(form);
  failScript();
  expect(requestSubmit).toHaveBeenCalledTimes(1);
});

test('does not wait at all after a script has failed to load', async () => {
  const form = await openPage();
  failScript();
  expect(submit(form)).toBe(true);
});

test('goes on waiting when a picture fails to load', async () => {
  const form = await openPage();
  submit(form);
  const requestSubmit = watchPosts(form);
  fireEvent.error(form.querySelector('img') as HTMLElement);
  expect(requestSubmit).not.toHaveBeenCalled();
});
