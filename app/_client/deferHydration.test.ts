import { fireEvent } from '@testing-library/react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'];
const listeners: Parameters<typeof window.addEventListener>[] = [];

/** The page as it is served, with the script run at its end. */
async function openPage(): Promise<HTMLFormElement> {
  document.body.innerHTML =
    '<header data-scrolled="false"></header><form><input required value="Zoë"><img alt=""></form><template><script async src="/start.js"></script></template><script></script>';
  const [script] = document.scripts;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  await jest.isolateModulesAsync(async () => void (await import('./deferHydration')));
  const form = document.querySelector('form') as HTMLFormElement;
  form.submit = jest.fn();
  return form;
}

const bar = () => document.querySelector('header')?.dataset.scrolled;
const asked = () =>
  Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) => new URL(src).pathname);
/** Something in the page may keep an event to itself, and must not keep it from the one script. */
const dispatch = (target: Element, type: string) => fireEvent(target, new Event(type, { cancelable: true }));
/** @returns whether the browser was left to send it */
const submit = (form: HTMLFormElement) => dispatch(form, 'submit');
const failScript = () => fireEvent.error(document.body.appendChild(document.createElement('script')));

beforeEach(() => {
  jest.useFakeTimers();
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

test('asks for nothing while the page is only read', async () => {
  await openPage();
  jest.runAllTimers();
  expect(asked()).toEqual([]);
});

test('asks for them at once where a draft waits to be put back', async () => {
  sessionStorage.setItem('enquiry', '{}');
  await openPage();
  sessionStorage.clear();
  expect(asked()).toEqual(['/start.js']);
});

test('asks for nothing, and throws nothing, where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await openPage();
  expect(asked()).toEqual([]);
});

test.each(signs)('asks for the scripts once when it hears %s', async (sign) => {
  await openPage();
  dispatch(document.body, sign);
  const later = document.head.appendChild(document.createElement('meta'));
  signs.forEach((another) => dispatch(document.body, another));
  expect(asked()).toEqual(['/start.js']);
  expect(document.head.lastElementChild).toBe(later);
});

test('marks the bar as the page is scrolled', async () => {
  await openPage();
  const states = [9, 10, 0].map((y) => {
    jest.replaceProperty(window, 'scrollY', y);
    fireEvent.scroll(window);
    return bar();
  });
  expect(states).toEqual(['false', 'true', 'false']);
});

test('needs no bar', async () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  await openPage();
  window.addEventListener('error', onError);
  document.querySelector('header')?.remove();
  fireEvent.scroll(window);
  expect(onError).not.toHaveBeenCalled();
});

test('holds a form for its script', async () => {
  const form = await openPage();
  expect(submit(form)).toBe(false);
  expect(form.dataset.held).toBe('');
  jest.advanceTimersByTime(3999);
  expect(form.submit).not.toHaveBeenCalled();
});

test('has the browser send what was held in vain, once, and holds nothing more', async () => {
  const form = await openPage();
  submit(form);
  submit(form);
  jest.advanceTimersByTime(10_000);
  expect(form.submit).toHaveBeenCalledTimes(1);
  expect(form.dataset.held).toBeUndefined();
  expect(submit(form)).toBe(true);
});

test('leaves a form to its script once that is there', async () => {
  const form = await openPage();
  form.noValidate = true;
  expect(submit(form)).toBe(true);
  expect(form.dataset.held).toBeUndefined();
});

test('sends nothing when the script has taken the held form over', async () => {
  const form = await openPage();
  submit(form);
  delete form.dataset.held;
  jest.runAllTimers();
  expect(form.submit).not.toHaveBeenCalled();
});

test('waits no longer than until a script fails', async () => {
  const form = await openPage();
  submit(form);
  failScript();
  expect(form.submit).toHaveBeenCalledTimes(1);
});

test('does not wait at all once a script has failed', async () => {
  const form = await openPage();
  failScript();
  expect(submit(form)).toBe(true);
});

test('goes on waiting when it is only a picture that fails', async () => {
  const form = await openPage();
  submit(form);
  fireEvent.error(form.querySelector('img') as HTMLElement);
  expect(form.submit).not.toHaveBeenCalled();
});
