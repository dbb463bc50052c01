import { sendForm } from '@emailjs/browser';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';

import { fields, formCopy } from '@/content/contact';

import { ContactForm } from './ContactForm';
import { readDraft } from './draft';
import { sendDeadline } from './sendEnquiry';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), sendForm: jest.fn() }));

type Answer = { readonly status: number; readonly text: string };

const form = (
  <ContactForm
    label="Contact us"
    fields={fields}
    copy={formCopy}
    service={{
      origin: 'https://mail.kithmere.example',
      serviceId: 'service_4kx',
      templateId: 'template_9',
      publicKey: 'public-key',
    }}
    email="hiring@kithmere.example"
    phone="+44 20 7946 0184"
  />
);

const typed = {
  'First name': 'Zoë',
  'Last name': 'O’Neill',
  'Company name': 'Analytical Engines',
  'Job title': 'Head of Engineering',
  'Country or region': 'United Kingdom',
  'Email (optional)': 'zoe@engines.example',
  'Additional Information': 'Two compiler people\nby spring.',
};

const errors = [
  ['First name', 'first_name', 'Enter your first name'],
  ['Last name', 'last_name', 'Enter your last name'],
  ['Company name', 'company_name', 'Enter your company name, or “none” if you are between companies'],
  ['Job title', 'job_title', 'Enter your job title'],
  ['Country or region', 'country_region', 'Enter your country or region'],
  ['Additional Information', 'message', 'Enter some additional information, such as the role you want to fill'],
] as const;

beforeEach(() => sessionStorage.clear());

/** Lets the email library give these answers, one for each message; the last of them from then on. */
function answerWith(...answers: readonly (() => Promise<Answer>)[]) {
  const send = jest.mocked(sendForm).mockReset();
  answers.slice(0, -1).forEach((answer) => send.mockImplementationOnce(answer));
  const last = answers.at(-1);
  return last ? send.mockImplementation(last) : send;
}

const delivered = () => Promise.resolve({ status: 200, text: 'OK' });
const refusedWith = (status: number) => () => Promise.reject<Answer>({ status, text: '' });

/** An answer that stays out until it is told. */
function createLateAnswer() {
  let resolve: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((onResolve) => {
    resolve = onResolve;
  });
  return { answer: () => promise, arrive: () => resolve({ status: 200, text: 'OK' }) };
}

function renderForm() {
  const user = userEvent.setup();
  return { user, ...render(form) };
}

function fillIn(changes: Partial<typeof typed> = {}): void {
  for (const [label, value] of Object.entries({ ...typed, ...changes })) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
}

function shownValues() {
  return Object.fromEntries(
    Object.keys(typed).map((label) => [label, screen.getByLabelText<HTMLInputElement>(label).value]),
  );
}

const nothingTyped = Object.fromEntries(Object.keys(typed).map((label) => [label, '']));

function submitButton() {
  return screen.getByRole('button', { name: 'Send message' });
}

function isLeavingPrevented(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function silenceConsole() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

/** Sends what `typed` says and lets the whole deadline pass without an answer. */
async function sendUntilTimedOut() {
  fillIn();
  jest.useFakeTimers();
  fireEvent.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(sendDeadline));
}

/** Lets what has been settled reach the page. */
async function settle(arrive: () => void = () => undefined) {
  await act(async () => {
    arrive();
    await jest.advanceTimersByTimeAsync(0);
  });
}

/** The form as the server sends it, before any script runs. */
function createServerForm() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  return { container, page: within(container) };
}

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('lists everything that is missing, in the order of the fields, in a summary that takes focus', async () => {
  const send = answerWith(delivered);
  const { user } = renderForm();

  await user.click(submitButton());

  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  const links = within(summary).getAllByRole('link');
  expect(summary).toHaveFocus();
  expect(links.map((link) => link.textContent)).toEqual(errors.map(([, , message]) => message));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(errors.map(([, id]) => `#${id}`));
  expect(send).not.toHaveBeenCalled();
});

test.each(errors)('marks %s as invalid, and describes it with its error', async (label, id, message) => {
  const { user } = renderForm();

  await user.click(submitButton());

  const field = screen.getByLabelText(label);
  expect(field).toHaveAttribute('id', id);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringMatching(`Error: ${message}$`));
});

test('keeps the hint in the description of a field with an error', async () => {
  const { user } = renderForm();

  await user.click(submitButton());

  expect(screen.getByLabelText('Additional Information')).toHaveAccessibleDescription(
    /^The role, the place, the date you need someone by\..* Error: Enter some additional information/,
  );
});

test('marks no field before anything was sent, nor the optional one after', async () => {
  const { user } = renderForm();
  const all = screen.getAllByRole('textbox');
  expect(all).toHaveLength(7);
  expect(all.filter((field) => field.hasAttribute('aria-invalid'))).toEqual([]);

  await user.click(submitButton());

  expect(screen.getByLabelText('Email (optional)')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Email (optional)')).not.toHaveAttribute('aria-describedby');
});

test('tells of an email address that cannot be right, and keeps it', async () => {
  const send = answerWith(delivered);
  const { user } = renderForm();
  fillIn({ 'Email (optional)': 'zoe' });

  await user.click(submitButton());

  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByLabelText('Email (optional)')).toHaveAccessibleDescription(
    'Error: Enter an email address with an @, like name@company.com, or leave it empty',
  );
  expect(screen.getByLabelText('Email (optional)')).toHaveValue('zoe');
  expect(send).not.toHaveBeenCalled();
});

test('tells of the problem once in the title, and takes it back when the form is right', async () => {
  document.title = 'Kithmere';
  answerWith(delivered);
  const { user } = renderForm();

  await user.click(submitButton());
  await user.click(submitButton());
  expect(document.title).toBe('Error: Kithmere');
  fillIn();
  await user.click(submitButton());

  expect(await screen.findByText('Thank you. Your message is with us.')).toBeInTheDocument();
  expect(document.title).toBe('Kithmere');
});

test('gives the title back when the form goes away', async () => {
  document.title = 'Kithmere';
  const { user, unmount } = renderForm();

  await user.click(submitButton());
  unmount();

  expect(document.title).toBe('Kithmere');
});

test('takes focus back to the summary at every attempt that fails', async () => {
  const { user } = renderForm();
  await user.click(submitButton());
  fillIn({ 'Job title': '' });

  await user.type(screen.getByLabelText('First name'), '{Enter}');

  expect(screen.getByRole('alert')).toHaveFocus();
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByLabelText('First name')).not.toHaveAttribute('aria-invalid');
});

test('sends what was typed, says so, and empties the form', async () => {
  const send = answerWith(delivered);
  const { user } = renderForm();
  for (const [label, value] of Object.entries(typed)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }

  await user.click(submitButton());

  expect(await screen.findByText('Thank you. Your message is with us.')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('A consultant will answer within one working day.');
  expect(shownValues()).toEqual(nothingTyped);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(send.mock.calls.map(([, , sent]) => [...new FormData(sent as HTMLFormElement)])).toEqual([
    [
      ['first_name', 'Zoë'],
      ['last_name', 'O’Neill'],
      ['company_name', 'Analytical Engines'],
      ['job_title', 'Head of Engineering'],
      ['country_region', 'United Kingdom'],
      ['reply_to', 'zoe@engines.example'],
      ['message', 'Two compiler people\nby spring.'],
    ],
  ]);
});

test('can send a second message after the first', async () => {
  const send = answerWith(delivered);
  const { user } = renderForm();
  fillIn();
  await user.click(submitButton());
  await screen.findByText('Thank you. Your message is with us.');
  fillIn({ 'Additional Information': 'And a tester.' });

  await user.click(submitButton());

  await screen.findByText('Thank you. Your message is with us.');
  expect(send).toHaveBeenCalledTimes(2);
});

test('says that it loads, and then that it sends', async () => {
  const { answer, arrive } = createLateAnswer();
  answerWith(answer);
  renderForm();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  fillIn();

  fireEvent.click(submitButton());
  expect(status).toHaveTextContent(/^Loading\.\.\.$/);

  expect(await screen.findByText('Sending your message…')).toBeInTheDocument();
  expect(status).toHaveTextContent('Please keep the page open.');
  expect(status).not.toHaveTextContent('Loading...');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');

  arrive();
  expect(await screen.findByText('Thank you. Your message is with us.')).toBeInTheDocument();
  expect(submitButton()).not.toHaveAttribute('aria-disabled', 'true');
});

test('sends nothing more while a message is on its way, by a click or by Enter', async () => {
  const { answer } = createLateAnswer();
  const send = answerWith(answer);
  const { user } = renderForm();
  fillIn();
  fireEvent.click(submitButton());
  fireEvent.click(submitButton());
  await screen.findByText('Sending your message…');

  await user.click(submitButton());
  await user.type(screen.getByLabelText('First name'), '{Enter}');

  expect(screen.getByText('Sending your message…')).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  [0, 'Your message could not be sent', 'The connection failed'],
  [400, 'Your message was not accepted', 'turned it down'],
  [413, 'Your message is too long to send', 'Please shorten'],
  [429, 'Our mailbox is busy', 'Please wait a few seconds'],
  [503, 'Your message could not be sent', 'has a fault just now'],
])('keeps what was typed after an answer %d, and shows another way', async (code, title, text) => {
  silenceConsole();
  answerWith(refusedWith(code));
  const { user } = renderForm();
  fillIn();

  await user.click(submitButton());

  const status = screen.getByRole('status');
  expect(await within(status).findByText(title)).toBeInTheDocument();
  expect(status).toHaveTextContent(text);
  expect(within(status).getByRole('link', { name: 'hiring@kithmere.example' })).toHaveAttribute(
    'href',
    'mailto:hiring@kithmere.example',
  );
  expect(within(status).getByRole('link', { name: '+44 20 7946 0184' })).toHaveAttribute('href', 'tel:+442079460184');
  expect(shownValues()).toEqual(typed);
});

test('can be sent again after a failure', async () => {
  silenceConsole();
  const send = answerWith(refusedWith(503), delivered);
  const { user } = renderForm();
  fillIn();
  await user.click(submitButton());
  await screen.findByText('Your message could not be sent');

  await user.click(submitButton());

  expect(await screen.findByText('Thank you. Your message is with us.')).toBeInTheDocument();
  expect(screen.queryByText('Your message could not be sent')).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(2);
});

test('keeps the visitor on the page only while a message is on its way', async () => {
  const { answer, arrive } = createLateAnswer();
  answerWith(answer);
  renderForm();
  fillIn();
  expect(isLeavingPrevented()).toBe(false);

  fireEvent.click(submitButton());
  expect(isLeavingPrevented()).toBe(true);
  await screen.findByText('Sending your message…');
  expect(isLeavingPrevented()).toBe(true);

  arrive();
  await screen.findByText('Thank you. Your message is with us.');
  expect(isLeavingPrevented()).toBe(false);
});

test('lets the visitor leave after a failure, and after an attempt with errors', async () => {
  silenceConsole();
  answerWith(refusedWith(503));
  const { user } = renderForm();
  await user.click(submitButton());
  expect(isLeavingPrevented()).toBe(false);
  fillIn();

  await user.click(submitButton());

  await screen.findByText('Your message could not be sent');
  expect(isLeavingPrevented()).toBe(false);
});

test('cannot confirm a message without an answer in time, and keeps what was typed', async () => {
  answerWith(createLateAnswer().answer);
  renderForm();

  await sendUntilTimedOut();

  expect(screen.getByRole('status')).toHaveTextContent('We could not confirm that it was sent');
  expect(shownValues()).toEqual(typed);
  expect(isLeavingPrevented()).toBe(false);
});

test('tells of a late success, and empties the form when nothing was changed meanwhile', async () => {
  const { answer, arrive } = createLateAnswer();
  answerWith(answer);
  renderForm();
  await sendUntilTimedOut();

  await settle(arrive);

  expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your message is with us.');
  expect(shownValues()).toEqual(nothingTyped);
});

test('tells of a late success, and keeps what the visitor typed meanwhile', async () => {
  const { answer, arrive } = createLateAnswer();
  answerWith(answer);
  renderForm();
  await sendUntilTimedOut();
  fillIn({ 'Additional Information': 'One more thing' });

  await settle(arrive);

  expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your message is with us.');
  expect(shownValues()).toEqual({ ...typed, 'Additional Information': 'One more thing' });
});

test('keeps its word about what was typed when the first of two attempts succeeds late', async () => {
  silenceConsole();
  const { answer, arrive } = createLateAnswer();
  const second = { fail: (): void => undefined };
  answerWith(
    answer,
    () =>
      new Promise<Answer>((_resolve, reject) => {
        second.fail = () => reject({ status: 503, text: '' });
      }),
  );
  renderForm();
  await sendUntilTimedOut();
  fireEvent.click(submitButton());
  await settle();

  await settle(arrive);
  await settle(() => second.fail());

  const saysSo = screen.queryByText(/Everything you typed is still here/) !== null;
  expect(shownValues()).toEqual(saysSo ? typed : nothingTyped);
});

test('is a plain HTML form that reaches the service without any script', () => {
  const { page } = createServerForm();

  const element = page.getByRole<HTMLFormElement>('form', { name: 'Contact us' });
  expect(element).toHaveAttribute('method', 'post');
  expect(element).toHaveAttribute('enctype', 'multipart/form-data');
  expect(element).toHaveAttribute('action', 'https://mail.kithmere.example/api/v1.0/email/send-form');
  expect(element).not.toHaveAttribute('novalidate');
  expect([...new FormData(element)]).toEqual([
    ...fields.map(({ name }) => [name, '']),
    ['lib_version', '3.11.0'],
    ['service_id', 'service_4kx'],
    ['template_id', 'template_9'],
    ['user_id', 'public-key'],
  ]);
});

test('lets the browser ask for the required fields, and for a right email address, without any script', () => {
  const { page } = createServerForm();

  const required = page.getAllByRole('textbox').filter((field) => field.matches(':required'));
  expect(required.map((field) => field.id)).toEqual(errors.map(([, id]) => id));
  expect(page.getByLabelText('Email (optional)')).toHaveAttribute('type', 'email');
});

test('takes over from the browser once it runs, without a complaint', () => {
  const log = jest.spyOn(console, 'error');
  const { container, page } = createServerForm();

  render(form, { container, hydrate: true });

  const element = page.getByRole<HTMLFormElement>('form', { name: 'Contact us' });
  expect(element).toHaveAttribute('novalidate');
  expect([...new FormData(element).keys()]).toEqual(fields.map(({ name }) => name));
  expect(log).not.toHaveBeenCalled();
});

test('keeps what was typed before it runs, and sends that', async () => {
  const send = answerWith(delivered);
  const { container } = createServerForm();
  for (const [label, value] of Object.entries(typed)) {
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  }

  render(form, { container, hydrate: true });
  expect(shownValues()).toEqual(typed);
  fireEvent.click(submitButton());

  expect(await screen.findByText('Thank you. Your message is with us.')).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
});

test('keeps a draft of what was typed before it runs', () => {
  const { container } = createServerForm();
  screen.getByLabelText<HTMLInputElement>('First name').value = 'Zoë';

  render(form, { container, hydrate: true });

  expect(readDraft()).toMatchObject({ first_name: 'Zoë', message: '' });
});

test('keeps no draft of an empty form', () => {
  const { container } = createServerForm();

  render(form, { container, hydrate: true });

  expect(readDraft()).toEqual({});
});

test('sends what was submitted and held before it ran, once', async () => {
  const send = answerWith(delivered);
  const { container, page } = createServerForm();
  for (const [label, value] of Object.entries(typed)) {
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  }
  page.getByRole('form', { name: 'Contact us' }).dataset.held = '';
  silenceConsole(); // In development React remarks on the attribute.

  render(form, { container, hydrate: true });

  expect(await screen.findByText('Thank you. Your message is with us.')).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(1);
  expect(page.getByRole('form', { name: 'Contact us' })).not.toHaveAttribute('data-held');
});

test.each(fields)('lets the browser fill in $label as $autoComplete', ({ label, autoComplete }) => {
  renderForm();

  expect(screen.getByLabelText(new RegExp(`^${label}`))).toHaveAttribute('autocomplete', autoComplete);
});

const { props }: { readonly props: Parameters<typeof ContactForm>[0] } = form;

function trap() {
  return document.querySelector<HTMLInputElement>('#topic') ?? document.createElement('input');
}

function keepDraft(draft: Readonly<Record<string, unknown>>): void {
  sessionStorage.setItem('enquiry', JSON.stringify(draft));
}

test('lets a robot that fills in everything believe that it has sent, sends nothing, and empties the form', async () => {
  const send = answerWith(delivered);
  const { user } = renderForm();
  fillIn();
  fireEvent.input(trap(), { target: { value: 'https://spam.example' } });

  await user.click(submitButton());

  expect(screen.getByRole('status')).toHaveTextContent('Thank you. Your message is with us.');
  expect(screen.getByRole('status')).toHaveAttribute('data-status', 'sent');
  expect(send).not.toHaveBeenCalled();
  expect(shownValues()).toEqual(nothingTyped);
  expect(trap()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  expect(isLeavingPrevented()).toBe(false);
});

test('sends the message of a visitor who comes after the robot', async () => {
  const send = answerWith(delivered);
  const { user } = renderForm();
  fillIn();
  fireEvent.input(trap(), { target: { value: 'https://spam.example' } });
  await user.click(submitButton());
  fillIn();

  await user.click(submitButton());

  await screen.findByText('Thank you. Your message is with us.');
  expect(send).toHaveBeenCalledTimes(1);
});

test('hides the trap from every person, and keeps it out of every payload', () => {
  const { container, page } = createServerForm();
  trap().value = 'https://spam.example';

  const element = page.getByRole<HTMLFormElement>('form', { name: 'Contact us' });
  expect([...new FormData(element).values()]).not.toContain('https://spam.example');
  expect(trap()).not.toHaveAttribute('name');
  expect(trap()).toHaveAttribute('tabindex', '-1');
  expect(trap()).toHaveAttribute('autocomplete', 'off');
  expect(trap()).toHaveAttribute('type', 'text');
  expect(page.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
  expect(container.querySelector('[aria-hidden="true"] label')).toHaveTextContent('Leave this empty');
  expect(page.getByLabelText('Leave this empty')).toBe(trap());
});

test('keeps what is typed for the next time the page is opened, and forgets it once it is sent', async () => {
  answerWith(delivered);
  const first = renderForm();
  fillIn();
  first.unmount();

  const { user } = renderForm();
  expect(shownValues()).toEqual(typed);
  await user.click(submitButton());
  await screen.findByText('Thank you. Your message is with us.');

  expect(sessionStorage).toHaveLength(0);
});

test('keeps the draft after a failure', async () => {
  silenceConsole();
  answerWith(refusedWith(503));
  const first = renderForm();
  fillIn();
  await first.user.click(submitButton());
  await screen.findByText('Your message could not be sent');
  first.unmount();

  renderForm();

  expect(shownValues()).toEqual(typed);
});

test('fills from the draft only what is empty, never over what stands in a field', () => {
  keepDraft({ first_name: 'Draft', last_name: 'Draft', message: 'Draft', reply_to: '' });
  const { container } = createServerForm();
  screen.getByLabelText<HTMLInputElement>('First name').value = 'Zoë';
  screen.getByLabelText<HTMLInputElement>('Additional Information').value = ' ';

  render(form, { container, hydrate: true });

  expect(shownValues()).toEqual({
    ...nothingTyped,
    'First name': 'Zoë',
    'Last name': 'Draft',
    'Additional Information': ' ',
  });
});

test('counts the characters of a draft', () => {
  keepDraft({ message: 'x'.repeat(9_990) });

  renderForm();

  expect(screen.getByText('Characters left: 10')).toBeInTheDocument();
});

test('takes from a draft only the fields of the form', () => {
  keepDraft({ website: 'https://spam.example', first_name: 'Zoë' });

  renderForm();

  expect(trap()).toHaveValue('');
  expect(shownValues()).toEqual({ ...nothingTyped, 'First name': 'Zoë' });
});

test('forgets no draft of what the visitor went on to write before a late success', async () => {
  const { answer, arrive } = createLateAnswer();
  answerWith(answer);
  const { unmount } = renderForm();
  await sendUntilTimedOut();
  fillIn({ 'Additional Information': 'One more thing' });
  await settle(arrive);
  unmount();

  renderForm();

  expect(shownValues()).toEqual({ ...typed, 'Additional Information': 'One more thing' });
});

test.each([
  ['an answer', delivered, 'Thank you. Your message is with us.'],
  ['a failure', refusedWith(503), 'Your message could not be sent'],
])('brings %s into view with as little movement as it takes', async (_description, answer, title) => {
  silenceConsole();
  const scrollIntoView = jest.fn();
  Object.defineProperty(Element.prototype, 'scrollIntoView', { value: scrollIntoView, configurable: true });
  answerWith(answer);
  const { user } = renderForm();
  await user.click(submitButton());
  fillIn();
  expect(scrollIntoView).not.toHaveBeenCalled();

  await user.click(submitButton());
  await screen.findByText(title);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');

  expect(scrollIntoView.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('status')]);
});

test('says that the form has stopped working, and shows the other ways to write, when the form itself fails', () => {
  silenceConsole();
  const broken = {
    ...fields[0],
    get name(): never {
      throw new Error('No such field');
    },
  };
  render(<ContactForm {...props} fields={[broken]} />);

  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByText('This form has stopped working')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'hiring@kithmere.example' })).toHaveAttribute(
    'href',
    'mailto:hiring@kithmere.example',
  );
  expect(screen.getByRole('link', { name: '+44 20 7946 0184' })).toHaveAttribute('href', 'tel:+442079460184');
  expect(document.querySelector('[data-status]')).toHaveAttribute('data-status', 'failed');
});

test('shows how far each attempt has come in the status of its notice', async () => {
  const { answer, arrive } = createLateAnswer();
  answerWith(answer);
  const { user } = renderForm();
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('data-status', 'idle');

  await user.click(submitButton());
  expect(status).toHaveAttribute('data-status', 'invalid');

  fillIn();
  fireEvent.click(submitButton());
  expect(status).toHaveAttribute('data-status', 'loading');

  await screen.findByText('Sending your message…');
  expect(status).toHaveAttribute('data-status', 'sending');
  arrive();
  await screen.findByText('Thank you. Your message is with us.');
});

test('keeps the browser from posting the form itself', () => {
  renderForm();

  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
});

test('says behind the optional field alone that it is optional', () => {
  renderForm();

  expect(screen.getAllByText('(optional)')).toHaveLength(1);
  expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual([
    ...['First name ', 'Last name ', 'Company name ', 'Job title ', 'Country or region ', 'Email (optional)'],
    ...['Additional Information ', 'Leave this empty'],
  ]);
});

test('describes a field by its hint alone as long as nothing is wrong', () => {
  renderForm();

  const described = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-describedby'));
  expect(described).toEqual([null, null, null, null, null, null, 'message-hint']);
  expect(screen.getAllByRole('textbox').map(({ tagName }) => tagName)).toEqual([
    ...Array.from({ length: 6 }, () => 'INPUT'),
    'TEXTAREA',
  ]);
  expect(document.querySelectorAll('[id$="-hint"]')).toHaveLength(1);
  expect(document.querySelectorAll('[id$="-error"]')).toHaveLength(0);
});

test('marks a field with an error, and only that one, as invalid to every reader', async () => {
  const { user } = renderForm();
  fillIn({ 'Job title': '' });

  await user.click(submitButton());

  const invalid = screen.getAllByRole('textbox').filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(invalid).toEqual([screen.getByLabelText('Job title')]);
  expect(screen.getByLabelText('Job title')).toHaveAttribute('aria-describedby', 'job_title-error');
  expect(document.querySelectorAll('[id$="-error"]')).toHaveLength(1);
});

test('lets focus reach the summary only from the script, not by Tab', async () => {
  const { user } = renderForm();

  await user.click(submitButton());

  expect(screen.getByRole('alert')).toHaveAttribute('tabindex', '-1');
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(errors.length);
});

test('follows the fields it is given, and their drafts', () => {
  keepDraft({ first_name: 'Zoë', message: 'Draft' });
  const { rerender } = render(<ContactForm {...props} fields={fields.slice(0, 1)} />);
  expect(screen.getByLabelText('First name')).toHaveValue('Zoë');

  rerender(form);

  expect(screen.getByLabelText('Additional Information')).toHaveValue('Draft');
});
