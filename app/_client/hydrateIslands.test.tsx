import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';

import { hydrateIslands } from './hydrateIslands';

/** Counts to one, and fails at two. */
function Counter() {
  const [count, setCount] = useState(0);
  if (count > 1) {
    throw new Error('Two');
  }
  return (
    <form>
      <input id="name" />
      <input id="email" type="email" />
      <textarea id="text" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </form>
  );
}

/** Renders nothing once it is hydrated, because it fails. */
function Faulty() {
  if (document.querySelector('[data-hydrating]')) {
    throw new Error('Faulty');
  }
  return <Counter />;
}

/** Opens a page with an island for each component. `tasks` hydrate them, and `events` are those of the islands. */
function openPage(...components: (typeof Counter)[]) {
  const htmlOf = (Component: typeof Counter, index: number) =>
    `<react-island data-island="${index}">${renderToString(<Component />)}</react-island>`;
  document.body.removeAttribute('data-hydrating');
  document.body.innerHTML = components.map(htmlOf).join('');
  document.body.toggleAttribute('data-hydrating', true);

  const events: string[] = [];
  const note = ({ type, target }: Event) => events.push(`${(target as HTMLElement).dataset.island} ${type}`);
  document.body.querySelectorAll('react-island').forEach((island) => {
    island.addEventListener('hydrated', note);
    island.addEventListener('failed', note);
  });
  const tasks: (() => void)[] = [];
  const delay = jest.spyOn(window, 'setTimeout').mockImplementation((run) => tasks.push(run as () => void) as never);
  hydrateIslands(Object.fromEntries(components.map((Component, index) => [index, <Component key={index} />])));
  delay.mockRestore();
  return {
    events,
    tasks,
    ...fields(),
    /** @returns React’s reports of what went wrong */
    async hydrate(meanwhile = () => undefined as void) {
      const report = jest.spyOn(console, 'info').mockImplementation(() => undefined);
      tasks.forEach((run) => run());
      meanwhile();
      await waitFor(() => expect(events).toContain(`${components.length - 1} hydrated`));
      return report.mock.calls;
    },
  };
}

/** The fields of the first form, as they are now. */
function fields() {
  const [name, email, text] = document.querySelectorAll<HTMLInputElement>('[id]');
  return { name, email, text } as Record<'name' | 'email' | 'text', HTMLInputElement>;
}

/** An element that is not React's makes it render the form anew. */
const breakForm = () => document.forms[0]?.prepend(document.createElement('div'));
const buttons = () => [...document.querySelectorAll('button')];
const counts = () => buttons().map(({ textContent }) => textContent);

test('each island is hydrated in a task of its own', async () => {
  const { tasks, events } = openPage(Counter, Counter);
  expect(tasks).toHaveLength(2);
  for (const [index, run] of tasks.entries()) {
    expect(events).toHaveLength(index);
    run();
    await waitFor(() => expect(events[index]).toBe(`${index} hydrated`));
  }
});

test('focus that has left an island stays where it is', async () => {
  const { hydrate, name } = openPage(Counter);
  const link = Object.assign(document.createElement('a'), { href: '/' });
  document.body.append(link);
  name.focus();
  breakForm();
  await hydrate(() => [name, link].forEach((element) => element.focus()));
  expect(link).toHaveFocus();
});

test('a field without a selection keeps its value and its new focus', async () => {
  const { hydrate, name, email, text } = openPage(Counter);
  email.value = 'zoe@engines.example';
  name.focus();
  breakForm();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  expect(await hydrate(() => [text, email].forEach((field) => field.focus()))).toHaveLength(1);
  expect(email).not.toBeInTheDocument();
  expect(fields().email).toHaveFocus();
  expect(fields().email).toHaveValue(email.value);
  expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
});

test('an island that fails later keeps what was typed since', async () => {
  const { hydrate, name, text, events } = openPage(Counter);
  name.value = 'Zo';
  text.value = 'Deleted';
  breakForm();
  await hydrate();
  const rendered = fields();
  fireEvent.input(rendered.name, { target: { value: 'Zoë' } });
  fireEvent.input(rendered.text, { target: { value: '' } });
  // Not by fireEvent, which would throw the error itself.
  await waitFor(() => {
    buttons()[0]?.click();
    expect(events).toContain('0 failed');
  });
  expect(rendered.name).not.toBeInTheDocument();
  expect(fields().name).toHaveValue('Zoë');
  expect(fields().text).toHaveValue('');
});

test('an island that fails at once is plain HTML again, and leaves the others alone', async () => {
  const { hydrate, events, name } = openPage(Faulty, Counter);
  name.value = 'Zoë';
  expect(await hydrate()).toEqual([['Island:', 'Error: Faulty']]);
  expect(events).toEqual(['0 failed', '1 hydrated']);
  expect(fields().name).toHaveValue('Zoë');
  buttons().forEach((button) => fireEvent.click(button));
  await waitFor(() => expect(counts()).toEqual(['0', '1']));
});
