import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';

import { RetryBoundary } from '@/components/ContactForm/RetryBoundary';

import { hydrateIslands } from './hydrateIslands';

/** Counts to one, and fails at two. */
function Counter({ title }: { readonly title: string }) {
  const [count, setCount] = useState(0);
  if (count > 1) {
    throw new Error('Two');
  }
  return (
    <form>
      <label htmlFor={title}>{title}</label>
      <input id={title} />
      <input id={`${title}-email`} type="email" aria-label="Email" />
      <textarea id={`${title}-text`} aria-label="Text" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </form>
  );
}

/** Renders nothing once it is hydrated, because it fails. */
function Faulty({ title }: { readonly title: string }) {
  if (typeof window !== 'undefined' && document.querySelector('[data-hydrating]')) {
    throw new Error('Faulty');
  }
  return <Counter title={title} />;
}

/** Renders a page with an island for each component, and the events that the islands dispatch. */
function openPage(...components: (typeof Counter)[]) {
  document.body.innerHTML = components
    .map((Component, index) => {
      const html = renderToString(<Component title={`field-${index}`} />);
      return `<react-island data-island="${index}">${html}</react-island>`;
    })
    .join('');
  const hydrated: number[] = [];
  const islands = document.querySelectorAll<HTMLElement>('react-island');
  islands.forEach((island) => island.addEventListener('hydrated', () => hydrated.push(Number(island.dataset.island))));
  const onFailed = jest.fn();
  islands.forEach((island) => island.addEventListener('failed', onFailed));
  const [input, email] = document.querySelectorAll('input');
  const sources = components.map((Component, index) => [index, () => <Component title={`field-${index}`} />]);
  const begin = () => hydrateIslands(Object.fromEntries(sources));
  return {
    hydrated,
    onFailed,
    begin,
    form: (index: number) => islands[index]?.querySelector('form'),
    input: input as HTMLInputElement,
    email: email as HTMLInputElement,
    textarea: document.querySelector('textarea') as HTMLTextAreaElement,
    /** @returns React’s reports of what went wrong */
    async hydrate(meanwhile = () => undefined as void) {
      document.body.toggleAttribute('data-hydrating', true);
      const report = jest.spyOn(console, 'info').mockImplementation(() => undefined);
      const tasks = jest.spyOn(window, 'setTimeout').mockImplementation((run) => void (run as () => void)() as never);
      begin();
      tasks.mockRestore();
      meanwhile();
      const last = components.length - 1;
      await waitFor(() => expect(hydrated).toContain(last));
      return report.mock.calls;
    },
  };
}

const counts = () => Array.from(document.querySelectorAll('button'), ({ textContent }) => textContent);

afterEach(() => document.body.removeAttribute('data-hydrating'));

test('each island gets its component, its props and an event', async () => {
  const { hydrate, hydrated } = openPage(Counter, Counter);
  expect(await hydrate()).toEqual([]);
  expect(hydrated.toSorted()).toEqual([0, 1]);
  document.querySelectorAll('button').forEach((button, index) => index > 0 && fireEvent.click(button));
  await waitFor(() => expect(counts()).toEqual(['0', '1']));
});

test('each island is hydrated in a task of its own', async () => {
  const { begin, hydrated } = openPage(Counter, Counter);
  const tasks: (() => void)[] = [];
  const delay = jest.spyOn(window, 'setTimeout').mockImplementation((run) => tasks.push(run as () => void) as never);
  begin();
  delay.mockRestore();
  expect(tasks).toHaveLength(2);
  for (const [index, run] of tasks.entries()) {
    expect(hydrated).toHaveLength(index);
    run();
    await waitFor(() => expect(hydrated[index]).toBe(index));
  }
});

test('focus that has left an island stays where it is', async () => {
  const { hydrate, input, form } = openPage(Counter);
  const link = Object.assign(document.createElement('a'), { href: '/' });
  document.body.append(link);
  input.focus();
  form(0)?.prepend(document.createElement('div'));

  await hydrate(() => {
    input.focus();
    link.focus();
  });
  expect(link).toHaveFocus();
});

test('a field without a selection keeps its value and focus too, also if it has focus only since React began', async () => {
  const { hydrate, input, email, textarea, form } = openPage(Counter);
  email.value = 'zoe@engines.example';
  input.focus();
  form(0)?.prepend(document.createElement('div'));

  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const report = await hydrate(() => [textarea, email].forEach((control) => control.focus()));
  expect(report).toHaveLength(1);
  expect(document.activeElement).not.toBe(email);
  expect(document.activeElement).toHaveValue(email.value);
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
});

test('an island that fails after it was rendered anew keeps what was typed since', async () => {
  const { hydrate, form, input, textarea, onFailed } = openPage(Counter);
  input.value = 'Zo';
  textarea.value = 'Deleted';
  form(0)?.prepend(document.createElement('div'));
  await hydrate();
  const typedInto = form(0)?.querySelector('input') as HTMLInputElement;
  fireEvent.input(typedInto, { target: { value: 'Zoë' } });
  fireEvent.input(form(0)?.querySelector('textarea') as Element, { target: { value: '' } });
  // Not by fireEvent, which would throw the error itself.
  await waitFor(() => {
    form(0)?.querySelector('button')?.click();
    expect(onFailed).toHaveBeenCalled();
  });
  expect(typedInto).not.toBeInTheDocument();
  expect(form(0)?.querySelector('input')).toHaveValue('Zoë');
  expect(form(0)?.querySelector('textarea')).toHaveValue('');
});

/** As the form does, which an extension may break at each attempt. */
function Retried(props: { readonly title: string }) {
  return (
    <RetryBoundary>
      <Faulty {...props} />
    </RetryBoundary>
  );
}

test.each([
  ['at once', Faulty, 1, [1]],
  // The first time, at each of three retries, and outside of the boundary. Until then, React has rendered the boundary.
  ['at each retry', Retried, 5, [0, 1]],
])(
  'an island that fails %s is plain HTML again, and leaves the others alone',
  async (_when, Island, times, rendered) => {
    const { hydrate, hydrated, onFailed, input, form } = openPage(Island, Counter);
    input.value = 'Zoë';
    expect(await hydrate()).toEqual(Array(times).fill(['Island:', 'Error: Faulty']));
    expect(hydrated).toEqual(rendered);
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(form(0)?.querySelector('input')).toHaveValue('Zoë');
    document.querySelectorAll('button').forEach((button) => fireEvent.click(button));
    await waitFor(() => expect(counts()).toEqual(['0', '1']));
  },
);
