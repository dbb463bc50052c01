import { classifySendFailure, type EmailService, sendEnquiry, type SendOptions } from './sendEnquiry';
import type { Enquiry } from './validateEnquiry';

type EmailLibrary = Awaited<ReturnType<NonNullable<SendOptions['loadLibrary']>>>;

const service: EmailService = {
  origin: 'https://mail.example',
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
};
const filled = {
  first_name: ' Ada\u202e ',
  last_name: '<b>&amp;"',
  country_region: 'Éire',
  message: 'a\r\n b\n👩🏽‍💻',
};
const enquiry: Enquiry = { ...filled, company_name: '', job_title: ' \t', reply_to: '\u00a0' };
const ok = { status: 200, text: 'OK' };
const failed = (reason: string) => ({ status: 'failed', reason });
const fetchMock = jest.fn<Promise<Pick<Response, 'status' | 'text'>>, Parameters<typeof fetch>>();
const respondWith = (status: number, text: string) =>
  fetchMock.mockResolvedValue({ status, text: () => Promise.resolve(text) });

function libraryThat(sendForm: EmailLibrary['sendForm'] = () => Promise.resolve(ok)) {
  const library = { init: jest.fn<void, Parameters<EmailLibrary['init']>>(), sendForm: jest.fn(sendForm) };
  return { ...library, loadLibrary: jest.fn(() => Promise.resolve<EmailLibrary>(library)) };
}

/** Sends the enquiry with these options. */
const send = (options: Partial<SendOptions>) =>
  sendEnquiry(enquiry, service, { onSending: () => undefined, onLateSuccess: () => undefined, ...options });

const cannotLoad = () => Promise.reject(new Error('Loading chunk 7 failed.'));
const mockConsole = (method: 'error' | 'log' = 'error') =>
  jest.spyOn(console, method).mockImplementation(() => undefined);
const setOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  mockConsole('log');
  Object.defineProperty(window, 'fetch', { value: fetchMock, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
});

test('sends the filled fields unchanged, once, through the library', async () => {
  const log = mockConsole('log');
  const { init, sendForm, loadLibrary } = libraryThat();
  const onSending = jest.fn(() => expect(sendForm).not.toHaveBeenCalled());

  await expect(send({ loadLibrary, onSending })).resolves.toEqual({ status: 'sent' });

  expect(onSending).toHaveBeenCalledTimes(1);
  expect(init.mock.calls).toEqual([['key', 'https://mail.example']]);
  expect(sendForm.mock.calls).toEqual([['service', 'template', expect.any(HTMLFormElement), 'key']]);
  const [[, , form] = []] = sendForm.mock.calls;
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual(filled);
  expect(log.mock.calls).toEqual([['Contact form: 200 OK']]);
});

test('posts the same payload with fetch if the library does not load within six seconds', async () => {
  respondWith(200, 'unexpected');
  const log = mockConsole('log');
  const onSending = jest.fn();
  const sending = send({ loadLibrary: () => new Promise(() => undefined), onSending });
  await jest.advanceTimersByTimeAsync(5999);
  expect(fetchMock).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(1);
  await expect(sending).resolves.toEqual({ status: 'sent' });
  expect(onSending).toHaveBeenCalledTimes(1);
  const url = 'https://mail.example/api/v1.0/email/send-form';
  expect(fetchMock.mock.calls).toEqual([[url, { method: 'POST', body: expect.any(FormData) }]]);
  const account = { lib_version: '3.11.0', service_id: 'service', template_id: 'template', user_id: 'key' };
  expect(Object.fromEntries(fetchMock.mock.calls[0]?.[1]?.body as FormData)).toEqual({ ...filled, ...account });
  expect(log.mock.calls).toEqual([['Contact form: 200 unexpected']]);
});

test.each([
  ['status 204 with the text OK', () => respondWith(204, 'OK'), { status: 'sent' }],
  ['status 503', () => respondWith(503, 'Down'), failed('server-error')],
  ['a network error', () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch')), failed('network')],
])('if the library cannot be loaded, %s is classified in the same way', async (_response, respond, outcome) => {
  mockConsole();
  respond();
  await expect(send({ loadLibrary: cannotLoad })).resolves.toEqual(outcome);
});

test.each([
  [{ status: 0, text: '' }, 'network', '0 Network Error'],
  [{ status: 204, text: '' }, 'refused', '204 '],
  [{ status: 400, text: 'The Public Key is invalid' }, 'refused', '400 The Public Key is invalid'],
  [{ status: 413, text: 'Too large' }, 'too-large', '413 Too large'],
  [{ status: 429, text: 'Too many' }, 'rate-limited', '429 Too many'],
  [{ status: 500, text: '' }, 'server-error', '500 '],
  [{ status: 503, text: 'Down' }, 'server-error', '503 Down'],
  [{ status: 502, text: `<html>\n${'x'.repeat(300)}` }, 'server-error', `502 <html> ${'x'.repeat(175)}`],
  ['The public key is required', 'not-configured', 'The public key is required'],
])('classifies the library’s error %j as %s, logs it and does not retry', async (error, reason, line) => {
  const log = mockConsole();
  const { sendForm, loadLibrary } = libraryThat(() => {
    throw error;
  });

  await expect(send({ loadLibrary })).resolves.toEqual(failed(reason));

  expect(log.mock.calls).toEqual([[`Contact form: ${line}`]]);
  expect(sendForm).toHaveBeenCalledTimes(1);
});

test('sends nothing in a browser that is offline, and classifies errors without a response as offline', async () => {
  setOffline();
  const { loadLibrary } = libraryThat();

  await expect(send({ loadLibrary })).resolves.toEqual(failed('offline'));
  expect(loadLibrary).not.toHaveBeenCalled();
  const errors = [{ status: 0, text: '' }, new TypeError('Load failed'), { status: 429, text: '' }];
  expect(errors.map(classifySendFailure)).toEqual(['offline', 'offline', 'rate-limited']);
});

test.each([
  ['accepts a response just before 18 seconds', 17_999, () => ok, { status: 'sent' }, 0],
  ['reports a success after 18 seconds', 18_001, () => ok, failed('timed-out'), 1],
  ['reports no failure after 18 seconds', 18_001, () => Promise.reject(new Error('503')), failed('timed-out'), 0],
])('%s', async (_title, milliseconds, respond, outcome, reports) => {
  mockConsole();
  const onLateSuccess = jest.fn();
  const { sendForm, loadLibrary } = libraryThat(
    () => new Promise((resolve) => setTimeout(() => resolve(respond()), milliseconds)),
  );

  const sending = send({ loadLibrary, onLateSuccess });
  await jest.runAllTimersAsync();

  await expect(sending).resolves.toEqual(outcome);
  expect(onLateSuccess).toHaveBeenCalledTimes(reports);
  expect(sendForm).toHaveBeenCalledTimes(1);
});
