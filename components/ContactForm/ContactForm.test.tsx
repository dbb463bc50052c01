import { sendForm } from '@emailjs/browser';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { formCopy as copy } from '@/content/contact';
import type { Field } from '@/scripts/schemas/content';

import { ContactForm } from './ContactForm';
import { sendDeadline } from './sendEnquiry';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), sendForm: jest.fn() }));

type EmailResponse = { readonly status: number; readonly text: string };

const base = { required: true, autoComplete: 'off', limit: 100 } as const;
const fields = [
  { ...base, name: 'first_name', label: 'Name', type: 'text', tooLong: 'Name too long', missing: 'Enter a name' },
  {
    ...base,
    name: 'reply_to',
    label: 'Address',
    type: 'email',
    autoComplete: 'email',
    required: false,
    tooLong: 'Address too long',
    malformed: 'Enter an address',
    half: true,
  },
  {
    ...base,
    name: 'message',
    label: 'Message',
    type: 'textarea',
    hint: 'What for?',
    tooLong: 'Message too long',
    missing: 'Enter a message',
  },
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

/** Renders the form as exported HTML, before hydration. */
function renderOnServer() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  return { container, hydrate: () => render(form, { container, hydrate: true }) };
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.title = 'Firm';
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('with errors', () => {
  test('lists the errors in an alert and focuses its wrapper', async () => {
    const library = respondWith(delivered);
    render(form);

    await send();

    const alert = screen.getByRole('alert', { name: copy.errorSummaryTitle });
    const links = within(alert).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Enter a name', '#first_name'],
      ['Enter a message', '#message'],
    ]);
    expect(alert).not.toHaveFocus();
    expect(alert.parentElement).toHaveFocus();
    expect(alert.parentElement).toHaveAttribute('tabindex', '-1');
    expect(alert.parentElement).not.toHaveAttribute('role');
    expect(status()).toHaveAttribute('data-status', 'invalid');
    expect(library).not.toHaveBeenCalled();
  });

  test('marks invalid fields and describes them by hint and error', async () => {
    render(form);
    fillIn({ ...empty, first_name: 'Zoë', reply_to: 'zoe' });

    await send();

    expect(control('first_name')).toBeValid();
    expect(control('first_name')).not.toHaveAttribute('aria-describedby');
    expect(control('reply_to')).toHaveAttribute('aria-invalid', 'true');
    expect(control('reply_to')).toHaveAccessibleDescription(`${copy.errorPrefix} Enter an address`);
    expect(control('reply_to')).toHaveValue('zoe');
    expect(control('message')).toHaveAttribute('aria-invalid', 'true');
    expect(control('message')).toHaveAccessibleDescription(`What for? ${copy.errorPrefix} Enter a message`);
  });

  test('focuses the field of a followed link without native scrolling', async () => {
    render(form);
    await send();

    const followed = fireEvent.click(screen.getByRole('link', { name: 'Enter a message' }));

    expect(followed).toBe(false);
    expect(control('message')).toHaveFocus();
  });

  test('prefixes the title once and takes focus at every failed attempt', async () => {
    respondWith(delivered);
    render(form);

    await send();
    act(() => control('message').focus());
    await send();
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(document.title).toBe(`${copy.errorTitlePrefix}Firm`);

    fillIn();
    await send();
    expect(document.title).toBe('Firm');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('restores the title on unmount', async () => {
    const { unmount } = render(form);
    await send();

    unmount();

    expect(document.title).toBe('Firm');
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
    expect(status()).toHaveTextContent(copy.loading);
    expect(status()).toHaveAttribute('data-status', 'loading');
    expect(button()).toHaveAttribute('aria-disabled', 'true');

    await settle();
    fireEvent.click(button());
    fireEvent.submit(theForm());
    expect(status()).toHaveTextContent(`${copy.sending.title}${copy.sending.text}`);
    expect(status()).toHaveAttribute('data-status', 'sending');

    await settle(resolve);
    expect(status()).toHaveTextContent(`${copy.sent.title}${copy.sent.text}`);
    expect(status()).toHaveAttribute('data-status', 'sent');
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect(formValues()).toEqual(empty);
    expect(sessionStorage).toHaveLength(0);
    fireEvent.submit(theForm()); // A late second click
    expect(status()).toHaveAttribute('data-status', 'sent');
    expect(library.mock.calls.map(([, , sent]) => [...new FormData(sent as HTMLFormElement)])).toEqual([
      Object.entries(typed),
    ]);
  });

  test('offers alternative contacts and a retry after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const library = respondWith(unavailable, delivered);
    render(form);
    fillIn();

    await send();
    const { title, text } = copy.failures['server-error'];
    expect(status()).toHaveTextContent(`${title}${text}${copy.alternativeContact} ${props.email}, ${props.phone}`);
    expect(status()).toHaveAttribute('data-status', 'failed');
    const links = within(status()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['mailto:hiring@firm.example', 'tel:+442079460184']);
    expect(formValues()).toEqual(typed);

    await send();
    expect(status()).toHaveTextContent(copy.sent.title);
    expect(library).toHaveBeenCalledTimes(2);
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
    ['empties the form', {}, empty],
    ['keeps newer input', { message: 'One more thing' }, { ...typed, message: 'One more thing' }],
  ])('after a late success it %s', async (_outcome, newerInput, left) => {
    const { respond, resolve } = deferResponse();
    respondWith(respond);
    render(form);
    fillIn();
    storeDraft(typed);
    await send();
    await act(() => jest.advanceTimersByTimeAsync(sendDeadline));
    expect(status()).toHaveTextContent(copy.failures['timed-out'].title);
    expect(formValues()).toEqual(typed);
    fillIn(newerInput);

    await settle(resolve);

    expect(status()).toHaveTextContent(copy.sent.title);
    expect(formValues()).toEqual(left);
    expect(sessionStorage).toHaveLength(left === empty ? 0 : 1);
  });

  test('a late success does not interrupt a second attempt', async () => {
    const first = deferResponse();
    const second = deferResponse();
    respondWith(first.respond, second.respond);
    render(form);
    fillIn();
    await send();
    await act(() => jest.advanceTimersByTimeAsync(sendDeadline));
    await send();

    await settle(first.resolve);
    expect(status()).toHaveTextContent(copy.sending.title);
    expect(formValues()).toEqual(typed);

    await settle(second.resolve);
    expect(formValues()).toEqual(empty);
  });

  test('scrolls the result into view with minimal scrolling', async () => {
    const scrollIntoView = jest.fn();
    Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scrollIntoView, configurable: true });
    respondWith(delivered);
    render(form);
    fillIn();
    scrollIntoView.mockClear();

    await send();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');

    expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]]);
    expect(scrollIntoView.mock.contexts).toEqual([status()]);
  });
});

describe('the reply address', () => {
  const note = () => document.querySelector('[aria-live]')?.textContent;

  test('is suggested when the visitor skips it, but not required', async () => {
    const library = respondWith(delivered);
    render(form);
    fillIn({ first_name: 'Zoë' });
    expect(note()).toBe('');

    fillIn({ message: 'Two people' });
    expect(note()).toBe(copy.noReplyAddress);
    expect(control('reply_to')).toHaveAccessibleDescription(copy.noReplyAddress);
    expect(control('reply_to')).not.toHaveAttribute('aria-invalid');

    await send();
    expect(library).toHaveBeenCalledTimes(1);
    expect(note()).toBe('');
  });

  test('is not suggested if it is filled in', () => {
    render(form);
    fillIn({ message: 'Two people' });

    fillIn({ reply_to: 'zoe@engines.example', message: 'Two people' });

    expect(note()).toBe('');
  });

  test('is not suggested if its field is required', () => {
    const [name, address, message] = fields;
    render(<ContactForm {...props} fields={[name, { ...address, required: true }, message]} />);

    fillIn({ message: 'Two people' });

    expect(note()).toBe('');
  });
});

describe('the honeypot', () => {
  test('blocks the first attempt, keeps the input and allows a second', async () => {
    const library = respondWith(delivered);
    render(form);
    fillIn();
    honeypot().value = 'https://spam.example';

    await send();
    expect(status()).toHaveTextContent(copy.failures['suspected-robot'].title);
    expect(within(status()).getAllByRole('link')).toHaveLength(2);
    expect(formValues()).toEqual(typed);
    expect(honeypot()).toHaveValue('');
    expect(library).not.toHaveBeenCalled();

    await send();
    expect(status()).toHaveTextContent(copy.sent.title);
    expect(library).toHaveBeenCalledTimes(1);
  });

  test('is hidden from users and not submitted', () => {
    const { container } = renderOnServer();
    honeypot().value = 'https://spam.example';

    expect([...new FormData(theForm()).values()]).not.toContain('https://spam.example');
    expect(honeypot()).toHaveAttribute('tabindex', '-1');
    expect(honeypot()).toHaveAttribute('autocomplete', 'off');
    expect(within(container).queryByRole('textbox', { name: copy.honeypot })).not.toBeInTheDocument();
  });
});

describe('before hydration', () => {
  test('is a plain HTML form that the browser validates and posts to the service', () => {
    renderOnServer();

    expect(theForm()).toHaveAttribute('method', 'post');
    expect(theForm()).toHaveAttribute('enctype', 'multipart/form-data');
    expect(theForm()).toHaveAttribute('action', 'https://mail.example/api/v1.0/email/send-form');
    expect(theForm()).not.toHaveAttribute('novalidate');
    expect([...new FormData(theForm())]).toEqual([
      ...Object.entries(empty),
      ['lib_version', '3.11.0'],
      ['service_id', 'service'],
      ['template_id', 'template'],
      ['user_id', 'key'],
    ]);
    expect(fields.filter(({ name }) => control(name).required)).toEqual(fields.filter(({ required }) => required));
    expect(control('reply_to')).toHaveAttribute('type', 'email');
    expect(control('reply_to')).toHaveAttribute('autocomplete', 'email');
    expect(control('reply_to')).toHaveAccessibleName(`Address ${copy.optional}`);
    expect(control('message')).toHaveAttribute('rows', '3');
    expect(control('message')).toHaveAccessibleName('Message');
  });

  test('hydrates without errors and sends earlier input', async () => {
    const log = jest.spyOn(console, 'error');
    const library = respondWith(delivered);
    const { hydrate } = renderOnServer();
    Object.entries(typed).forEach(([name, value]) => (control(name).value = value));

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
    const { hydrate } = renderOnServer();
    Object.entries(values).forEach(([name, value]) => (control(name).value = value));
    theForm().dataset.pending = '';

    hydrate();
    await settle();

    expect(status()).toHaveAttribute('data-status', progress);
    expect(theForm()).not.toHaveAttribute('data-pending');
  });

  test('fills only empty fields from the draft', () => {
    storeDraft({ first_name: 'Draft', message: 'Draft' });
    const { hydrate } = renderOnServer();
    control('message').value = ' ';

    hydrate();

    expect(formValues()).toEqual({ first_name: 'Draft', reply_to: '', message: ' ' });
  });
});

test('counts the characters of a draft', () => {
  storeDraft({ message: 'x'.repeat(95) });

  render(form);

  expect(screen.getByText(copy.charactersLeft.replace('{count}', '5'))).toBeInTheDocument();
});

test('shows alternative contacts if the form throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    ...fields[0],
    get name(): never {
      throw new Error('No such field');
    },
  };
  render(<ContactForm {...props} fields={[broken]} />);

  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByText(copy.stopped.title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hiring@firm.example' })).toBeInTheDocument();
  expect(document.querySelector('[data-status]')).toHaveAttribute('data-status', 'failed');
});
