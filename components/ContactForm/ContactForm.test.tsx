import { sendForm } from '@emailjs/browser';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { formCopy as copy } from '@/content/contact';
import type { Field } from '@/scripts/schemas/content';

import { ContactForm } from './ContactForm';
import { sendDeadline } from './sendEnquiry';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), sendForm: jest.fn() }));

const scrollIntoView = jest.fn();

type EmailResponse = { readonly status: number; readonly text: string };

const base = { required: true, autoComplete: 'off', limit: 100, tooLong: 'Too long', missing: 'Missing' } as const;
const malformed = 'Enter an address';
const fields = [
  { ...base, name: 'first_name', label: 'Name', type: 'text', missing: 'Enter a name' },
  { ...base, name: 'reply_to', label: 'Address', type: 'email', autoComplete: 'email', required: false, malformed },
  { ...base, name: 'message', label: 'Message', type: 'textarea', hint: 'What for?', missing: 'Enter a message' },
] as const satisfies readonly Field[];

const form = (
  <ContactForm
    label="Write"
    fields={fields}
    copy={copy}
    language="en-GB"
    service={{ origin: 'https://mail.example', serviceId: 'service', templateId: 'template', publicKey: 'key' }}
    email="hiring@firm.example"
    phone="+44 20 7946 0184"
  />
);
const { props }: { readonly props: Parameters<typeof ContactForm>[0] } = form;

type Values = Partial<Record<(typeof fields)[number]['name'], string>>;

const typed = { first_name: 'Zoë', reply_to: 'zoe@engines.example', message: 'Two people\nby spring.' };
const empty = { first_name: '', reply_to: '', message: '' };

const theForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Write' });
const control = (name: string) => theForm().elements.namedItem(name) as HTMLInputElement;
const formValues = () => Object.fromEntries(fields.map(({ name }) => [name, control(name).value]));
const status = () => screen.getByRole('status');
const button = () => screen.getByRole('button', { name: copy.submit });
const honeypot = () => screen.getByLabelText<HTMLInputElement>(copy.honeypot);
const isLeavingPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const storeDraft = (draft: Values) => sessionStorage.setItem('enquiry', JSON.stringify(draft));

/** Sets the values without an event, as a browser does that restores a form. */
function setValues(values: Values): void {
  Object.entries(values).forEach(([name, value]) => (control(name).value = value));
}

function fillIn(values: Values = typed): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.focus(control(name));
    fireEvent.input(control(name), { target: { value } });
  }
}

/** Runs pending promises and timers, so that React renders their results. */
async function settle(cause: () => unknown = () => undefined): Promise<void> {
  await act(async () => {
    cause();
    await jest.advanceTimersByTimeAsync(0);
  });
}

const waitForDeadline = () => act(() => jest.advanceTimersByTimeAsync(sendDeadline));
const send = () => settle(() => fireEvent.click(button()));

/** Uses each response once, in order. All further messages get the last one. */
function respondWith(...responses: readonly (() => Promise<EmailResponse>)[]) {
  const library = jest.mocked(sendForm).mockReset();
  responses.forEach((response) => library.mockImplementationOnce(response));
  return library.mockImplementation(responses.at(-1));
}

const delivered = () => Promise.resolve({ status: 200, text: 'OK' });
const unavailable = () => Promise.reject<EmailResponse>({ status: 503, text: '' });

function deferResponse() {
  let deliver: () => void = () => undefined;
  const promise = new Promise<EmailResponse>((resolve) => (deliver = () => resolve({ status: 200, text: 'OK' })));
  return { respond: () => promise, resolve: () => deliver() };
}

/** Renders the form as exported HTML. @returns a function that hydrates it */
function renderOnServer() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  return () => render(form, { container, hydrate: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = scrollIntoView.mockClear(); // jsdom does not scroll.
  sessionStorage.clear();
  document.title = 'Firm';
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('with errors', () => {
  test('lists the errors in an alert that is not live, and focuses it at each attempt', async () => {
    const library = respondWith(delivered);
    render(form);

    await send();
    const alert = screen.getByRole('alert', { name: copy.errorSummaryTitle });
    const links = within(alert).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Enter a name', '#first_name'],
      ['Enter a message', '#message'],
    ]);
    expect(alert).toHaveAttribute('aria-live', 'off');
    expect(alert).toHaveFocus();
    expect(status()).toHaveAttribute('data-status', 'invalid');

    // The link focuses the field without native scrolling.
    expect(fireEvent.click(links[1] as HTMLElement)).toBe(false);
    expect(control('message')).toHaveFocus();
    await send();
    expect(alert).toHaveFocus();
    expect(document.title).toBe(`${copy.errorTitlePrefix}Firm`);
    expect(library).not.toHaveBeenCalled();

    fillIn();
    await send();
    expect(document.title).toBe('Firm');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('marks invalid fields and describes them by hint and error', async () => {
    render(form);
    fillIn({ first_name: 'Zoë', reply_to: 'zoe' });

    await send();

    expect(control('first_name')).toBeValid();
    expect(control('first_name')).not.toHaveAttribute('aria-describedby');
    expect(control('reply_to')).toBeInvalid();
    expect(control('reply_to')).toHaveAccessibleDescription(`${copy.errorPrefix} ${malformed}`);
    expect(control('reply_to')).toHaveValue('zoe');
    expect(control('message')).toHaveAccessibleDescription(`What for? ${copy.errorPrefix} Enter a message`);
  });
});

describe('sending', () => {
  test('shows each status, sends once and empties the form', async () => {
    const { respond, resolve } = deferResponse();
    const library = respondWith(respond);
    render(form);
    expect(status()).toBeEmptyDOMElement();
    expect(status()).toHaveAttribute('data-status', 'idle');
    fillIn();
    storeDraft(typed);

    fireEvent.click(button());
    expect(status().textContent).toContain(copy.loading);
    expect(status()).toHaveAttribute('data-status', 'loading');
    expect(button()).toHaveAttribute('aria-disabled', 'true');

    await settle();
    fireEvent.click(button());
    fireEvent.submit(theForm());
    expect(status().textContent).toContain(`${copy.sending.title}\n${copy.sending.text}`);
    expect(status()).toHaveAttribute('data-status', 'sending');

    await settle(resolve);
    expect(status().textContent).toContain(`${copy.sent.title}\n${copy.sent.text}`);
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(formValues()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
    fireEvent.submit(theForm()); // A late second click
    expect(status()).toHaveAttribute('data-status', 'sent');
    expect(library.mock.calls.map(([, , sent]) => [...new FormData(sent as HTMLFormElement)])).toEqual([
      Object.entries(typed),
    ]);
  });

  test('after a failure scrolls to alternative contacts, and can send again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const library = respondWith(unavailable, delivered);
    render(form);
    fillIn();
    scrollIntoView.mockClear();

    await send();
    const { title, text } = copy.failures['server-error'];
    expect(status().textContent).toContain(
      `${title}\n${text}${copy.alternativeContact} ${props.email}, ${props.phone}`,
    );
    expect(status()).toHaveAttribute('data-status', 'failed');
    const links = within(status()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['mailto:hiring@firm.example', 'tel:+442079460184']);
    expect(formValues()).toEqual(typed);

    await send();
    expect(status().textContent).toContain(copy.sent.title);
    expect(library).toHaveBeenCalledTimes(2);
    expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }], [{ block: 'nearest' }]]);
    expect(scrollIntoView.mock.contexts).toEqual([status(), status()]);
  });

  test('warns before leaving only while a message is in flight', async () => {
    const { respond, resolve } = deferResponse();
    respondWith(respond);
    render(form);
    await send();
    fillIn();
    expect(isLeavingPrevented()).toBe(false);

    fireEvent.click(button());
    expect(isLeavingPrevented()).toBe(true);
    await settle();
    expect(isLeavingPrevented()).toBe(true);

    await settle(resolve);
    expect(isLeavingPrevented()).toBe(false);
  });

  test.each([
    ['empties the form', {}, empty, 0],
    ['keeps newer input', { message: 'One more thing' }, { ...typed, message: 'One more thing' }, 1],
  ])('after a late success it %s', async (_outcome, newerInput, left, drafts) => {
    const { respond, resolve } = deferResponse();
    respondWith(respond);
    render(form);
    fillIn();
    storeDraft(typed);
    await send();
    await waitForDeadline();
    expect(status().textContent).toContain(copy.failures['timed-out'].title);
    expect(formValues()).toEqual(typed);
    fillIn(newerInput);

    await settle(resolve);

    expect(status().textContent).toContain(copy.sent.title);
    expect(formValues()).toEqual(left);
    expect(sessionStorage).toHaveLength(drafts);
  });

  test('a late success does not interrupt a second attempt', async () => {
    const [first, second] = [deferResponse(), deferResponse()];
    respondWith(first.respond, second.respond);
    render(form);
    fillIn();
    await send();
    await waitForDeadline();
    await send();

    await settle(first.resolve);
    expect(status().textContent).toContain(copy.sending.title);
    expect(formValues()).toEqual(typed);

    await settle(second.resolve);
    expect(formValues()).toEqual(empty);
  });
});

describe('the reply address', () => {
  const note = () => document.querySelector('[aria-live]')?.textContent;

  test('is suggested when the visitor skips it, but not required', async () => {
    const library = respondWith(delivered);
    render(form);
    fillIn({ first_name: 'Zoë' });
    expect(note()).toBe('');

    act(() => control('message').focus());
    expect(note()).toBe(copy.noReplyAddress);
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(control('message')); // The note moves it.
    fillIn({ message: 'Two people' });
    expect(control('reply_to')).toHaveAccessibleDescription(copy.noReplyAddress);
    expect(control('reply_to')).toHaveAttribute('aria-invalid', 'false');
    fillIn({ reply_to: 'zoe@engines.example', message: 'Two people' });
    expect(note()).toBe('');
    fillIn({ reply_to: '', message: 'Two people' });
    expect(note()).toBe(copy.noReplyAddress);

    await send();
    expect(library).toHaveBeenCalledTimes(1);
    expect(note()).toBe('');
  });

  test('is not suggested if its field is required', () => {
    render(<ContactForm {...props} fields={fields.map((field) => ({ ...field, required: true }))} />);

    fillIn({ message: 'Two people' });

    expect(note()).toBe('');
  });
});

test.each([
  ['as little as needed', 0.5, 'nearest'],
  ['to its top if it is taller than half the window', 0.51, 'start'],
])('a field with focus scrolls %s', (_title, share, block) => {
  render(form);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(share * innerHeight);

  fireEvent.focus(control('message'));

  expect(scrollIntoView.mock.contexts).toEqual([control('message').parentElement]);
  expect(scrollIntoView.mock.calls).toEqual([[{ block }]]);
});

test('the honeypot blocks the first attempt, keeps the input and allows a second', async () => {
  const library = respondWith(delivered);
  render(form);
  fillIn();
  honeypot().value = 'https://spam.example';

  await send();
  expect(status().textContent).toContain(copy.failures['suspected-robot'].title);
  expect(within(status()).getAllByRole('link')).toHaveLength(2);
  expect(formValues()).toEqual(typed);
  expect(honeypot()).toHaveValue('');
  expect(library).not.toHaveBeenCalled();

  await send();
  expect(status().textContent).toContain(copy.sent.title);
  expect(library).toHaveBeenCalledTimes(1);
});

describe('before hydration', () => {
  test('is a plain HTML form that the browser validates and posts to the service', () => {
    renderOnServer();
    honeypot().value = 'https://spam.example'; // It has no name, so it is not posted.
    expect(honeypot()).toHaveAttribute('tabindex', '-1');

    expect(theForm()).toHaveAttribute('method', 'post');
    expect(theForm()).toHaveAttribute('enctype', 'multipart/form-data');
    expect(theForm()).toHaveAttribute('action', 'https://mail.example/api/v1.0/email/send-form');
    expect(theForm()).not.toHaveAttribute('novalidate');
    expect(Object.fromEntries(new FormData(theForm()))).toEqual({
      ...empty,
      lib_version: '3.11.0',
      service_id: 'service',
      template_id: 'template',
      user_id: 'key',
    });
    expect(fields.map(({ name }) => control(name).required)).toEqual([true, false, true]);
    expect(control('reply_to')).toHaveAttribute('type', 'email');
    expect(control('reply_to')).toHaveAttribute('autocomplete', 'email');
    expect(control('reply_to')).toHaveAccessibleName(`Address ${copy.optional}`);
    expect(control('message')).toHaveAttribute('rows', '3');
    expect(control('message')).toHaveAccessibleName('Message');
  });

  test('hydrates without errors and sends earlier input', async () => {
    const log = jest.spyOn(console, 'error');
    const library = respondWith(delivered);
    const hydrate = renderOnServer();
    setValues(typed);

    hydrate();
    expect(theForm()).toHaveAttribute('novalidate');
    expect([...new FormData(theForm()).keys()]).toEqual(Object.keys(typed));
    expect(formValues()).toEqual(typed);
    expect(log).not.toHaveBeenCalled();

    await send();
    expect(library).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['sends it if it is valid', typed, 'sending'],
    ['shows the errors if it is invalid', empty, 'invalid'],
  ])('handles a pending submit once: %s', async (_outcome, values, progress) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React warns about the attribute in development.
    respondWith(deferResponse().respond);
    const hydrate = renderOnServer();
    setValues(values);
    theForm().dataset.pending = '';

    hydrate();
    await settle();

    expect(status()).toHaveAttribute('data-status', progress);
    expect(theForm()).not.toHaveAttribute('data-pending');
  });

  test('fills only empty fields from the draft, and counts its characters', () => {
    storeDraft({ first_name: 'Draft', message: 'x'.repeat(95) });
    const hydrate = renderOnServer();
    setValues({ first_name: ' ' });

    hydrate();

    expect(formValues()).toEqual({ first_name: ' ', reply_to: '', message: 'x'.repeat(95) });
    expect(document.body.textContent).toContain(copy.charactersLeft.replace('{count}', '5'));
  });
});
