import { sendForm } from '@emailjs/browser';
import { act, fireEvent, render, screen, within } from '@testing-library/react';

import { contactForm, type FormField } from '@/content/contact';

import { ContactForm, type ContactFormProps } from './ContactForm.island';
import { keepDraft } from './draft';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), sendForm: jest.fn() }));

const { texts } = contactForm;

const base = {
  required: true,
  autoComplete: 'off',
  maxCharacters: 100,
  requiredError: 'Missing',
} as const;
const [noName, noMessage, formatError] = ['Enter a name', 'Enter a message', 'Enter an email address'];
const fields = [
  { ...base, name: 'first_name', label: 'Name', type: 'text', requiredError: noName },
  { ...base, name: 'reply_to', label: 'Email', type: 'email', autoComplete: 'email', required: false, formatError },
  { ...base, name: 'message', label: 'Message', type: 'textarea', hint: 'What for?', requiredError: noMessage },
] as const satisfies readonly FormField[];
const props: ContactFormProps = {
  id: 'enquiry',
  form: { label: 'Write', fields, texts },
  emailService: { origin: 'https://mail.example', serviceId: 'service', templateId: 'template', publicKey: 'key' },
  contacts: [{ email: 'hiring@firm.example', phone: '+44 20 7946 0184' }],
  policyUrl: '/privacy',
};

const typed = { first_name: 'Zoë', reply_to: 'zoe@engines.example', message: 'Two people\nby spring.' };
const thanks = texts.sent.titleWithName.replace('{name}', typed.first_name);
const empty = { first_name: '', reply_to: '', message: '' };

const [{ phone }] = props.contacts;
const theForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Write' });
const control = (name: string) => theForm().elements.namedItem(name) as HTMLInputElement;
const formValues = () => Object.fromEntries(fields.map(({ name }) => [name, control(name).value]));
const status = () => within(theForm()).getByRole('status');
const progress = () => theForm().dataset.status;
const button = () => screen.getByRole('button', { name: texts.submit });
const honeypot = () => theForm().querySelector('input:not([name])') as HTMLInputElement;
const nextDays = () => within(theForm()).queryByRole('list');
const alert = () => within(theForm()).getByRole('alert', { hidden: true });
const summary = () => Array.from(alert().querySelectorAll('a'), ({ textContent }) => textContent);
const invalid = () => fields.map(({ name }) => name).filter((name) => control(name).ariaInvalid === 'true');
const isLeavingPrevented = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function fillIn(values: Partial<typeof typed> = typed): void {
  Object.entries(values).forEach(([name, value]) => fireEvent.input(control(name), { target: { value } }));
}

/** Renders a form that is filled in, unless other values are given. */
function renderForm(values?: Partial<typeof typed>): void {
  render(<ContactForm {...props} />);
  fillIn(values);
}

const send = () => fireEvent.click(button());

/** Confirms each message after half a second. @returns the library's function, and one that lets the time pass */
function mockLibrary() {
  jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
  const library = jest.mocked(sendForm).mockReset();
  library.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 500, { status: 200, text: 'OK' })));
  return { library, answer: () => act(() => jest.advanceTimersByTimeAsync(500)) };
}

beforeAll(keepDraft);

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined; // jsdom does not scroll.
  sessionStorage.clear();
  document.title = 'Firm';
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('errors', () => {
  test('are listed in an alert that is not live, and takes focus at each attempt', () => {
    const { library } = mockLibrary();
    renderForm({});
    expect(theForm()).toHaveAttribute('data-validated', 'false');
    send();
    expect(summary()).toEqual(['Name', 'Message']);
    expect(alert()).toHaveAttribute('aria-live', 'off');
    expect(alert()).toHaveAccessibleName(texts.errorSummaryTitle);
    expect(alert()).toHaveFocus();
    expect(theForm()).toHaveAttribute('data-validated', 'true');
    expect(document.title).toBe(`${texts.errorTitlePrefix}Firm`);

    control('message').focus();
    send();
    expect(alert()).toHaveFocus();
    expect(library).not.toHaveBeenCalled();

    fillIn();
    expect([progress(), summary()]).toEqual(['corrected', []]);
    expect(document.title).toBe('Firm');
    send();
    expect(library).toHaveBeenCalledTimes(1);
  });

  test('mark and describe their fields, in place of the hints', () => {
    renderForm({ first_name: 'Zoë', reply_to: 'zoe' });
    expect(control('message')).toHaveAccessibleDescription('What for?');
    send();
    expect(invalid()).toEqual(['reply_to', 'message']);
    expect(control('first_name')).not.toHaveAccessibleDescription();
    expect(control('reply_to')).toHaveAccessibleDescription(`${texts.errorPrefix} ${formatError}`);
    expect(control('reply_to')).toHaveValue('zoe');
    expect(control('message')).toHaveAccessibleDescription(`${texts.errorPrefix} ${noMessage}`);

    // Another error of the same field
    fillIn({ reply_to: 'x'.repeat(base.maxCharacters + 1) });
    const tooLong = texts.tooLongError.replace('{label}', 'Email').replace('{max}', '100');
    expect(control('reply_to')).toHaveAccessibleDescription(`${texts.errorPrefix} ${tooLong}`);
  });

  test('leave while the visitor types, and come back at the next submit', () => {
    renderForm({});
    send();

    control('message').focus();
    fillIn({ message: 'x' });
    expect([invalid(), summary()]).toEqual([['first_name'], ['Name']]);
    expect(control('message')).toHaveFocus();
    fillIn({ message: '', reply_to: 'zoe' });
    expect([invalid(), summary()]).toEqual([['first_name'], ['Name']]);

    send();
    expect(invalid()).toEqual(['first_name', 'reply_to', 'message']);
  });
});

describe('sending', () => {
  test('is shown in one live region, happens once, and leaves an empty form', async () => {
    const { library, answer } = mockLibrary();
    renderForm();
    const liveRegion = status();
    expect(liveRegion).toHaveTextContent(/^$/);

    send();
    fireEvent.submit(theForm());
    expect(liveRegion.textContent).toBe(`${texts.sending.title}\n${texts.sending.text}`);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(isLeavingPrevented()).toBe(true);

    await answer();
    expect(liveRegion.textContent).toBe(`${thanks}\n${texts.sent.text}`);
    expect(liveRegion.querySelector('p > span')?.textContent).toBe(thanks);
    expect(status()).toBe(liveRegion);
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(isLeavingPrevented()).toBe(false);
    expect(library.mock.calls.map(([, , sent]) => [...new FormData(sent as HTMLFormElement)])).toEqual([
      Object.entries(typed),
    ]);
    expect([formValues(), sessionStorage.length]).toEqual([empty, 0]);
  });

  test('shows what follows, until the visitor writes another message', async () => {
    const { answer } = mockLibrary();
    renderForm();
    send();
    expect(nextDays()).toBeNull();
    await answer();
    expect(theForm()).toHaveFocus();
    expect(status()).not.toContainElement(nextDays());
    expect(Array.from(nextDays()?.children ?? [], (day) => day.textContent)).toEqual(
      texts.sent.nextDays.map(({ title, text }) => `${title} ${text}`),
    );

    fireEvent.click(screen.getByRole('button', { name: texts.sent.writeAnother }));
    expect([nextDays(), progress(), status().textContent]).toEqual([null, 'editing', '']);
    expect(control('first_name')).toHaveFocus();
  });

  test.each([
    [{ first_name: 'Wolfeschlegelsteinhausen-Bergerdorff' }, `${texts.sent.title}\n${texts.sent.text}`],
    [{ first_name: typed.first_name.padEnd(40) }, `${thanks}\n${texts.sent.text}`],
  ])('thanks by name if it is short: %j', async (changes, text) => {
    const { answer } = mockLibrary();
    renderForm({ ...typed, ...changes });
    send();
    await answer();
    expect(status().textContent).toBe(text);
  });

  test('promises a call without an email, and offers our number', async () => {
    const { answer } = mockLibrary();
    renderForm({ ...typed, reply_to: ' ' });
    send();
    await answer();
    const { text, withoutEmail } = texts.sent;
    expect(status().textContent).toBe(`${thanks}\n${text} ${withoutEmail} ${phone}`);
    expect(within(status()).getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+442079460184');
  });

  test('keeps what is typed meanwhile for another message', async () => {
    const { answer } = mockLibrary();
    renderForm();
    send();
    fillIn({ message: 'One more thing' });
    await answer();
    expect([progress(), sessionStorage.length]).toEqual(['sent', 1]);
    expect(formValues()).toEqual({ ...typed, message: 'One more thing' });
  });

  test('fails without a connection, and says when it is back', async () => {
    const { library, answer } = mockLibrary();
    library.mockRejectedValue({ status: 0, text: 'Network Error' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderForm();
    send();
    await answer();
    expect(status().textContent).toContain(texts.failures.offline.title);
    fireEvent(window, new Event('online'));
    expect(status().textContent).toContain(texts.failures.reconnected.title);
    expect(library).toHaveBeenCalledTimes(1);
  });

  test('is blocked once by the honeypot, and keeps the input', async () => {
    const { library, answer } = mockLibrary();
    renderForm();
    // What a browser fills in would count as a robot’s.
    expect(honeypot()).toHaveAttribute('autocomplete', 'off');
    honeypot().value = 'https://spam.example';

    send();
    expect(status().textContent).toContain(texts.failures['suspected-robot'].title);
    expect(within(status()).getAllByRole('link')).toHaveLength(2);
    expect(formValues()).toEqual(typed);
    expect(honeypot()).toHaveValue('');
    expect(library).not.toHaveBeenCalled();

    send();
    await answer();
    expect(progress()).toBe('sent');
    expect(library).toHaveBeenCalledTimes(1);
  });
});
