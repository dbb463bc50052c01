import { fireEvent } from '@testing-library/react';

import { bridge } from './bridge';

const interactions = ['pointerdown', 'keydown', 'focusin', 'scroll', 'submit', 'invalid'];

/** Opens a page whose module loads for ever, unless another import is given. */
function openPage(importModule = () => new Promise<unknown>(() => undefined)) {
  document.body.innerHTML = `<react-island><header><button></button></header></react-island>
    <react-island><form id="enquiry"><input name="job"><p data-loading="Loading..."></p></form></react-island>
    <react-island><p><button id="count"><i>+</i></button></p></react-island>
    <footer><span data-year>2020</span></footer>`;
  const form = document.forms[0] as HTMLFormElement;
  const load = jest.fn(importModule);
  bridge(load);
  return {
    form,
    load,
    requestSubmit: jest.spyOn(form, 'requestSubmit').mockImplementation(() => undefined),
    /** @returns whether the browser does what it does by default */
    fire: (type: string) =>
      fireEvent(form.elements[0] as Element, new Event(type, { bubbles: true, cancelable: true })),
    hydrate: () => document.querySelectorAll('react-island').forEach((one) => one.dispatchEvent(new Event('hydrated'))),
    draft: () => sessionStorage.getItem('enquiry-draft'),
  };
}

/** What the visitor sees: that a submit is held, and that the browser posts the form. */
const marksOf = (form: HTMLFormElement) => [form.textContent === 'Loading...', 'native' in form.dataset];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
// The listeners on the window do nothing then.
afterEach(() => document.querySelectorAll('react-island').forEach((one) => one.dispatchEvent(new Event('hydrated'))));

test.each(interactions)('the first %s event loads the module, once', (first) => {
  const { load, fire } = openPage();
  fire('pointermove');
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();

  fire(first);
  expect(load).toHaveBeenCalledTimes(1);
  interactions.forEach(fire);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['load', 'scroll'])('the style sheet for print is for screens too from the %s event on', (type) => {
  const { fire } = openPage();
  const others = document.head.appendChild(document.createElement('style'));
  const sheet = document.head.appendChild(document.createElement('link'));
  others.media = sheet.media = 'print';
  fire('pointermove');
  expect(sheet.media).toBe('print');
  fireEvent(window, new Event(type));
  expect([others.media, sheet.media]).toEqual(['print', '']);
  [others, sheet].forEach((one) => one.remove());
});

test.each(['submit', 'invalid'])('a %s event is held for twelve seconds', (type) => {
  const { form, requestSubmit, fire, hydrate, draft } = openPage();
  expect([fire(type), fire(type)]).toEqual([false, false]);
  jest.advanceTimersByTime(11_999);
  expect(marksOf(form)).toEqual([true, false]);

  jest.advanceTimersByTime(1);
  expect(marksOf(form)).toEqual([false, true]);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(draft()).toBeNull();
  expect(fire(type)).toBe(true);
  // React may come while the browser posts the form.
  hydrate();
  expect(requestSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ['releases a held submit', 'submit', 1],
  ['leaves the plain form', 'keydown', 0],
])('a module that fails to load %s', async (_title, type, submits) => {
  const { form, requestSubmit, fire, draft } = openPage(() => Promise.reject(new Error('404')));
  fire(type);
  await jest.advanceTimersByTimeAsync(0);

  expect(marksOf(form)).toEqual([false, true]);
  expect(requestSubmit).toHaveBeenCalledTimes(submits);
  // The visitor goes on writing.
  fire('input');
  expect([marksOf(form), draft()]).toEqual([[false, true], expect.stringContaining('"posted":false')]);
  expect(fire('submit')).toBe(true);
  expect(draft()).toContain('"posted":true');
});

test('a held submit is left to React, which handles all others', () => {
  const { form, requestSubmit, fire, hydrate } = openPage();
  fire('submit');
  hydrate();
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect([fire('submit'), fire('invalid')]).toEqual([true, true]);
  jest.runAllTimers();

  expect(marksOf(form)).toEqual([false, false]);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
});

test('a held submit goes to the form that React has rendered in place of the first', () => {
  const { form, requestSubmit, fire, hydrate } = openPage();
  fire('submit');
  const other = document.createElement('form');
  form.replaceWith(other);
  other.requestSubmit = jest.fn();
  hydrate();
  expect(requestSubmit).not.toHaveBeenCalled();
  expect(other.requestSubmit).toHaveBeenCalledTimes(1);
});

test('the draft is restored, and kept until React keeps it', () => {
  sessionStorage.setItem('enquiry-draft', '{"values":{"job":"Lead"},"posted":false}');
  const { form, draft, hydrate } = openPage();
  const input = form.elements[0] as HTMLInputElement;
  expect(input.value).toBe('Lead');
  for (const event of ['input', 'change'] as const) {
    fireEvent[event](input, { target: { value: event } });
    expect(draft()).toContain(`"${event}"`);
  }
  hydrate();
  fireEvent.input(input, { target: { value: 'after' } });
  expect(draft()).toContain('"change"');
});

test('the bar has its background until React draws it, and a followed link closes its menu', () => {
  const { hydrate } = openPage();
  const bar = document.querySelector('header') as HTMLElement;
  const scroll = (position: number) => {
    jest.replaceProperty(window, 'scrollY', position);
    fireEvent.scroll(window);
    return bar.dataset.scrolled;
  };
  expect([scroll(10), scroll(9), scroll(10)]).toEqual(['true', 'false', 'true']);
  // Scrolled before the script was there
  bar.dataset.scrolled = 'false';
  fireEvent(window, new Event('load'));
  expect(bar.dataset.scrolled).toBe('true');
  // jsdom has no popovers.
  const hidePopover = jest.fn();
  jest.spyOn(bar, 'querySelector').mockReturnValue(Object.assign(document.createElement('nav'), { hidePopover }));
  fireEvent.click(bar.querySelector('button') ?? bar);
  expect(hidePopover).not.toHaveBeenCalled();
  // As a translator leaves it
  bar.insertAdjacentHTML('beforeend', '<a><font>Team</font></a>');
  fireEvent.click(bar.getElementsByTagName('font')[0] as Element);
  expect(hidePopover).toHaveBeenCalledTimes(1);

  // The event of the last scroll comes after the hand-over.
  jest.replaceProperty(window, 'scrollY', 0);
  hydrate();
  expect([bar.dataset.scrolled, scroll(10)]).toEqual(['false', 'false']);
});

test('a button that was pressed before React was there is pressed again, as often', () => {
  const { hydrate } = openPage();
  const button = document.getElementById('count') as HTMLElement;
  fireEvent.click(button.firstElementChild as Element);
  fireEvent.click(button.parentElement as Element);
  fireEvent.click(button);
  const press = jest.fn();
  button.addEventListener('click', press);

  hydrate();
  expect(press).toHaveBeenCalledTimes(2);
  hydrate();
  expect(press).toHaveBeenCalledTimes(2);
});

test('every picture is loaded before it is printed', () => {
  openPage();
  document.body.append(...['lazy', 'eager'].map((loading) => Object.assign(new Image(), { loading })));

  fireEvent(window, new Event('beforeprint'));
  expect(Array.from(document.images, ({ loading }) => loading)).toEqual(['eager', 'eager']);
});

test('the year is that of the visitor’s clock', () => {
  jest.setSystemTime(new Date(2031, 0, 1));
  openPage();
  expect(document.querySelector('footer')?.textContent).toBe('2031');
});

test.each([
  ['reloads while the module loads', true, 'keydown', false, 1],
  ['stays if it was not kept in memory', false, 'keydown', false, 0],
  ['stays before the first interaction', true, 'pointermove', false, 0],
  ['stays once React has control', true, 'keydown', true, 0],
  ['stays while there is no network', true, 'keydown', false, 0, false],
])('a page that is shown again %s', (_title, persisted, interaction, isHydrated, reloads, onLine = true) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  // jsdom cannot navigate, and reports each attempt.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fire, hydrate } = openPage();
  fire(interaction);
  if (isHydrated) {
    hydrate();
  }

  fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));

  const navigation = expect.objectContaining({ message: expect.stringContaining('navigation') });
  expect(report.mock.calls).toEqual(Array.from({ length: reloads }, () => [navigation]));
});
