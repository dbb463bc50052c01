import { fireEvent } from '@testing-library/react';

const interactionEvents = [
  ...['pointerdown', 'keydown', 'focusin', 'input', 'change', 'click', 'scroll'],
  ...['submit', 'invalid'],
];
const listeners: Parameters<typeof window.addEventListener>[] = [];

/** Creates a page like an exported one, with the loader in its template, and runs the inline script. */
async function openPage({ value = 'Zoë' } = {}): Promise<HTMLFormElement> {
  document.body.innerHTML = `<form><input required value="${value}"><input required value="${value}"></form>
    <template><script src="/loader.js"></script></template>`;
  await jest.isolateModulesAsync(async () => (await import('./deferHydration')).deferHydration());
  return document.forms[0] as HTMLFormElement;
}

const loaded = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => new URL(src).pathname);
const dispatch = (target: Element, type: string) => fireEvent(target, new Event(type, { cancelable: true }));
const failToLoad = (tag: string) => fireEvent.error(document.body.appendChild(document.createElement(tag)));

/** @returns whether the browser posts the form */
function submit(form: HTMLFormElement): boolean {
  let posted = false;
  const post = (event: Event) => {
    posted = !event.defaultPrevented;
    event.preventDefault(); // jsdom cannot post forms.
  };
  form.addEventListener('submit', post, { once: true });
  form.requestSubmit();
  return posted;
}

/** @returns whether the browser shows its validation message */
const submitInvalid = (form: HTMLFormElement) => dispatch(form.elements[0] as Element, 'invalid');

const mockRequestSubmit = (form: HTMLFormElement) =>
  jest.spyOn(form, 'requestSubmit').mockImplementation(() => undefined);

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

test('loads no script before the first interaction', async () => {
  await openPage();
  jest.runAllTimers();
  expect(loaded()).toEqual([]);
});

test('loads React immediately if there is a draft', async () => {
  sessionStorage.setItem('enquiry', '{}');
  await openPage();
  expect(loaded()).toEqual(['/loader.js']);
});

test.each(interactionEvents)('loads React once, at the first %s event', async (first) => {
  const form = await openPage();
  dispatch(form.elements[0] as Element, first);
  expect(loaded()).toEqual(['/loader.js']);

  interactionEvents.forEach((type) => dispatch(form.elements[0] as Element, type));
  expect(loaded()).toEqual(['/loader.js']);
});

test.each([
  ['a complete form', submit],
  ['an invalid form', submitInvalid],
])('holds the submit of %s for twelve seconds', async (_form, send) => {
  const form = await openPage();
  expect(send(form)).toBe(false);
  expect(send(form)).toBe(false);
  expect(form.dataset.pending).toBe('');
  const requestSubmit = mockRequestSubmit(form);

  jest.advanceTimersByTime(11_999);
  expect(requestSubmit).not.toHaveBeenCalled();

  jest.advanceTimersByTime(10_000);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(form.dataset.pending).toBeUndefined();
  requestSubmit.mockRestore();
  expect(send(form)).toBe(true);
});

test.each<[cause: string, prepare: (form: HTMLFormElement) => unknown]>([
  ['hydration', (form) => (form.noValidate = true)],
  ['a script has failed to load', () => failToLoad('script')],
])('does not hold a submit after %s', async (_cause, prepare) => {
  const form = await openPage();
  prepare(form);
  expect(submit(form)).toBe(true);
  expect(form.dataset.pending).toBeUndefined();
});

test('does not post a held submit that React has handled', async () => {
  const form = await openPage();
  submit(form);
  delete form.dataset.pending;
  const requestSubmit = mockRequestSubmit(form);
  jest.runAllTimers();
  expect(requestSubmit).not.toHaveBeenCalled();
});

test.each([
  ['releases a held submit when a script fails to load', 'script', 1],
  ['keeps holding a submit when an image fails to load', 'img', 0],
])('%s', async (_title, tag, submits) => {
  const form = await openPage();
  submit(form);
  const requestSubmit = mockRequestSubmit(form);
  failToLoad(tag);
  expect(requestSubmit).toHaveBeenCalledTimes(submits);
});
