import { classifySendFailure, type EmailService, sendDeadline, sendEnquiry, type SendOptions } from './sendEnquiry';
import type { Enquiry } from './validateEnquiry';

type EmailLibrary = Awaited<ReturnType<NonNullable<SendOptions['loadLibrary']>>>;

const service: EmailService = {
  origin: 'https://mail.kithmere.example',
  serviceId: 'service_4kx',
  templateId: 'template_9',
  publicKey: 'public-key',
};

function enquiryWith(changes: Partial<Enquiry> = {}): Enquiry {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    company_name: 'Analytical Engines',
    job_title: 'Head of Engineering',
    country_region: 'United Kingdom',
    reply_to: 'ada@engines.example',
    message: 'Two compiler people by spring.',
    ...changes,
  };
}

function createLibrary(sendForm: EmailLibrary['sendForm'] = () => Promise.resolve({ status: 200, text: 'OK' })) {
  const library = { init: jest.fn<void, Parameters<EmailLibrary['init']>>(), sendForm: jest.fn(sendForm) };
  return { ...library, loadLibrary: jest.fn(() => Promise.resolve<EmailLibrary>(library)) };
}

function createDeferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** What the library would read from the form it was given. */
function sentEntries({ sendForm }: Pick<ReturnType<typeof createLibrary>, 'sendForm'>) {
  return sendForm.mock.calls.map(([, , form]) => [...new FormData(form instanceof HTMLFormElement ? form : undefined)]);
}

function silenceConsole() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

function setOnline(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

afterEach(() => {
  jest.useRealTimers();
});

test('tells that the message was sent, and logs nothing', async () => {
  const log = silenceConsole();
  const { loadLibrary } = createLibrary();

  await expect(sendEnquiry(enquiryWith(), service, { loadLibrary })).resolves.toEqual({ status: 'sent' });
  expect(log).not.toHaveBeenCalled();
});

test('names the origin first, and then sends once, with all three keys', async () => {
  const { init, sendForm, loadLibrary } = createLibrary();

  await sendEnquiry(enquiryWith(), service, { loadLibrary });

  expect(init.mock.calls).toEqual([['public-key', 'https://mail.kithmere.example']]);
  expect(sendForm.mock.calls).toEqual([['service_4kx', 'template_9', expect.any(HTMLFormElement), 'public-key']]);
  expect(Number(init.mock.invocationCallOrder[0])).toBeLessThan(Number(sendForm.mock.invocationCallOrder[0]));
});

test('hands on the empty origin of the site’s own host as it is', async () => {
  const { init, loadLibrary } = createLibrary();

  await sendEnquiry(enquiryWith(), { ...service, origin: '' }, { loadLibrary });

  expect(init.mock.calls).toEqual([['public-key', '']]);
});

test('sends every field exactly once', async () => {
  const library = createLibrary();

  await sendEnquiry(enquiryWith(), service, library);

  expect(sentEntries(library)).toEqual([Object.entries(enquiryWith())]);
});

test.each([
  ['an emoji', '👩🏽‍💻 wanted'],
  ['right-to-left text', 'مرحبا بالعالم \u200f(RTL)'],
  ['quotes and mark-up', `"It's" <b>&amp;</b> \\ %20 {{name}}`],
  ['line breaks and indentation', 'one\n\n  two\r\n\tthree\n'],
  ['white space around it', '  kept  '],
])('sends %s exactly as typed', async (_description, message) => {
  const library = createLibrary();

  await sendEnquiry(enquiryWith({ message }), service, library);

  expect(sentEntries(library).map((entries) => Object.fromEntries(entries).message)).toEqual([message]);
});

test.each(['', '  '])('leaves out an email address that is “%s”, and nothing else', async (email) => {
  const library = createLibrary();

  await sendEnquiry(enquiryWith({ reply_to: email }), service, library);

  expect(sentEntries(library)).toEqual([Object.entries(enquiryWith()).filter(([name]) => name !== 'reply_to')]);
});

test('tells when the request goes out, after the library has come and before it sends', async () => {
  const order: string[] = [];
  const { sendForm, loadLibrary } = createLibrary();
  loadLibrary.mockImplementationOnce(async () => {
    order.push('loaded');
    return {
      init: () => undefined,
      sendForm: (...sent: Parameters<EmailLibrary['sendForm']>) => {
        order.push('sent');
        return sendForm(...sent);
      },
    };
  });

  await sendEnquiry(enquiryWith(), service, { loadLibrary, onSending: () => order.push('sending') });

  expect(order).toEqual(['loaded', 'sending', 'sent']);
});

test.each([
  [0, 'network'],
  [400, 'refused'],
  [403, 'refused'],
  [404, 'refused'],
  [412, 'refused'],
  [413, 'too-large'],
  [422, 'refused'],
  [429, 'rate-limited'],
  [500, 'server-error'],
  [503, 'server-error'],
])('takes an answer with status %d for %s', (status, reason) => {
  expect(classifySendFailure({ status, text: '' })).toBe(reason);
});

test.each([
  ['a plain string', 'The public key is required', 'not-configured'],
  ['an error', new TypeError('Load failed'), 'network'],
  ['a status that is no number', { status: '500' }, 'network'],
  ['null', null, 'network'],
  ['undefined', undefined, 'network'],
])('takes %s for a failure of its own kind', (_description, error, reason) => {
  expect(classifySendFailure(error)).toBe(reason);
});

test.each([[{ status: 0, text: '' }], [new TypeError('Load failed')], [undefined]])(
  'takes a failure without an answer (%p) for being offline when the browser is',
  (error) => {
    setOnline(false);

    expect(classifySendFailure(error)).toBe('offline');
  },
);

test('believes an answer more than a browser that says it is offline', () => {
  setOnline(false);

  expect(classifySendFailure({ status: 429, text: '' })).toBe('rate-limited');
});

test('fails as not loaded, with the error in the console, when the library cannot be loaded', async () => {
  const log = silenceConsole();
  const error = new Error('Loading chunk 7 failed.');
  const onSending = jest.fn();

  const outcome = await sendEnquiry(enquiryWith(), service, { loadLibrary: () => Promise.reject(error), onSending });

  expect(outcome).toEqual({ status: 'failed', reason: 'not-loaded' });
  expect(onSending).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([['Contact form:', error]]);
});

test.each([
  'The public key is required. Visit https://dashboard.emailjs.com/admin/account',
  'The service ID is required. Visit https://dashboard.emailjs.com/admin',
  'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates',
  'The 3rd parameter is expected to be the HTML form element or the style selector of form',
])('fails as not configured, and never throws, when the library itself throws “%s”', async (text) => {
  const log = silenceConsole();
  const { loadLibrary } = createLibrary(() => {
    throw text; // Not an Error: that is what the library does.
  });

  const outcome = await sendEnquiry(enquiryWith(), service, { loadLibrary });

  expect(outcome).toEqual({ status: 'failed', reason: 'not-configured' });
  expect(log.mock.calls).toEqual([['Contact form:', text]]);
});

test('loads and sends nothing while the browser is offline', async () => {
  setOnline(false);
  const { sendForm, loadLibrary } = createLibrary();

  const outcome = await sendEnquiry(enquiryWith(), service, { loadLibrary });

  expect(outcome).toEqual({ status: 'failed', reason: 'offline' });
  expect(loadLibrary).not.toHaveBeenCalled();
  expect(sendForm).not.toHaveBeenCalled();
});

test('fails as offline when the connection goes while the library loads', async () => {
  silenceConsole();
  const loadLibrary = () => {
    setOnline(false);
    return Promise.reject(new Error('Loading chunk 7 failed.'));
  };

  await expect(sendEnquiry(enquiryWith(), service, { loadLibrary })).resolves.toEqual({
    status: 'failed',
    reason: 'offline',
  });
});

test('fails as offline when the connection goes while the message is sent', async () => {
  silenceConsole();
  const { loadLibrary } = createLibrary(() => {
    setOnline(false);
    return Promise.reject({ status: 0, text: '' });
  });

  await expect(sendEnquiry(enquiryWith(), service, { loadLibrary })).resolves.toEqual({
    status: 'failed',
    reason: 'offline',
  });
});

test('tries once only, whatever the answer is', async () => {
  silenceConsole();
  const { sendForm, loadLibrary } = createLibrary(() => Promise.reject({ status: 503, text: '' }));

  await sendEnquiry(enquiryWith(), service, { loadLibrary });

  expect(sendForm).toHaveBeenCalledTimes(1);
});

test.each([
  [{ status: 0, text: '' }, '0 Network Error'],
  [{ status: 400, text: 'The Public Key is invalid' }, '400 The Public Key is invalid'],
])('logs %p as “%s”', async (answer, line) => {
  const log = silenceConsole();
  const { loadLibrary } = createLibrary(() => Promise.reject(answer));

  await sendEnquiry(enquiryWith(), service, { loadLibrary });

  expect(log.mock.calls).toEqual([['Contact form:', line]]);
});

test('waits until just before the deadline for an answer', async () => {
  jest.useFakeTimers();
  const answer = createDeferred<{ status: number; text: string }>();
  const onLateSuccess = jest.fn();
  const { loadLibrary } = createLibrary(() => answer.promise);

  const sending = sendEnquiry(enquiryWith(), service, { loadLibrary, onLateSuccess });
  await jest.advanceTimersByTimeAsync(sendDeadline - 1);
  answer.resolve({ status: 200, text: 'OK' });

  await expect(sending).resolves.toEqual({ status: 'sent' });
  expect(onLateSuccess).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('sends nothing later when loading the library takes too long', async () => {
  jest.useFakeTimers();
  const { init, sendForm, loadLibrary } = createLibrary();
  const loading = createDeferred<EmailLibrary>();
  const options = { onSending: jest.fn(), onLateSuccess: jest.fn() };

  const sending = sendEnquiry(enquiryWith(), service, { loadLibrary: () => loading.promise, ...options });
  await jest.advanceTimersByTimeAsync(sendDeadline);
  await expect(sending).resolves.toEqual({ status: 'failed', reason: 'timed-out' });
  loading.resolve(await loadLibrary());
  await jest.runAllTimersAsync();

  expect(init).not.toHaveBeenCalled();
  expect(sendForm).not.toHaveBeenCalled();
  expect(options.onSending).not.toHaveBeenCalled();
  expect(options.onLateSuccess).not.toHaveBeenCalled();
});

test('tells once of a message that was delivered after the deadline', async () => {
  jest.useFakeTimers();
  const answer = createDeferred<{ status: number; text: string }>();
  const onLateSuccess = jest.fn();
  const { sendForm, loadLibrary } = createLibrary(() => answer.promise);

  const sending = sendEnquiry(enquiryWith(), service, { loadLibrary, onLateSuccess });
  await jest.advanceTimersByTimeAsync(sendDeadline);
  await expect(sending).resolves.toEqual({ status: 'failed', reason: 'timed-out' });
  expect(onLateSuccess).not.toHaveBeenCalled();
  answer.resolve({ status: 200, text: 'OK' });
  await jest.runAllTimersAsync();

  expect(onLateSuccess).toHaveBeenCalledTimes(1);
  expect(sendForm).toHaveBeenCalledTimes(1);
});

test('keeps quiet about a failure that is told after the deadline', async () => {
  jest.useFakeTimers();
  const log = silenceConsole();
  const answer = createDeferred<{ status: number; text: string }>();
  const onLateSuccess = jest.fn();
  const { loadLibrary } = createLibrary(() => answer.promise);

  const sending = sendEnquiry(enquiryWith(), service, { loadLibrary, onLateSuccess, deadline: 50 });
  await jest.advanceTimersByTimeAsync(50);
  await expect(sending).resolves.toEqual({ status: 'failed', reason: 'timed-out' });
  answer.reject({ status: 500, text: 'Down' });
  await jest.runAllTimersAsync();

  expect(onLateSuccess).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([['Contact form:', '500 Down']]);
});
