import fc from 'fast-check';

import { formCopy } from '@/content/contact';

import {
  classifySendFailure,
  type EmailService,
  loadDeadline,
  sendDeadline,
  sendEnquiry,
  type SendOptions,
} from './sendEnquiry';
import type { Enquiry } from './validateEnquiry';

type EmailLibrary = Awaited<ReturnType<NonNullable<SendOptions['loadLibrary']>>>;

const service: EmailService = {
  origin: 'https://mail.example',
  serviceId: 'service',
  templateId: 'template',
  publicKey: 'key',
};
const enquiry: Enquiry = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  company_name: 'Analytical Engines',
  job_title: 'Head of Engineering',
  country_region: 'United Kingdom',
  reply_to: 'ada@engines.example',
  message: 'Two people by spring.',
};
const failed = (reason: string) => ({ status: 'failed', reason });
const fetchMock = jest.fn<Promise<Pick<Response, 'status' | 'text'>>, Parameters<typeof fetch>>();

function libraryThat(sendForm: EmailLibrary['sendForm'] = () => Promise.resolve({ status: 200, text: 'OK' })) {
  const library = { init: jest.fn<void, Parameters<EmailLibrary['init']>>(), sendForm: jest.fn(sendForm) };
  return { ...library, loadLibrary: jest.fn(() => Promise.resolve<EmailLibrary>(library)) };
}

function deferred() {
  let resolve: (response: { status: number; text: string }) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<{ status: number; text: string }>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

const entriesOf = (form: unknown) => [...new FormData(form instanceof HTMLFormElement ? form : undefined)];
const silenceConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
const setOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset();
  Object.defineProperty(window, 'fetch', { value: fetchMock, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
});

test('sends once through the library with the configured origin and keys', async () => {
  const log = silenceConsole();
  const { init, sendForm, loadLibrary } = libraryThat();
  const order: string[] = [];
  sendForm.mockImplementationOnce(() => {
    order.push('sent');
    return Promise.resolve({ status: 200, text: 'OK' });
  });

  const outcome = await sendEnquiry(enquiry, service, { loadLibrary, onSending: () => order.push('sending') });

  expect(outcome).toEqual({ status: 'sent' });
  expect(order).toEqual(['sending', 'sent']);
  expect(init.mock.calls).toEqual([['key', 'https://mail.example']]);
  expect(sendForm.mock.calls).toEqual([['service', 'template', expect.any(HTMLFormElement), 'key']]);
  expect(entriesOf(sendForm.mock.calls[0]?.[2])).toEqual(Object.entries(enquiry));
  expect(log).not.toHaveBeenCalled();
});

test('sends every value unchanged and omits blank fields', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', ' \t', 'a\r\n b\n', '<b>&amp;"', '\u202e'));
  const anyEnquiry = fc.record(Object.fromEntries(Object.keys(enquiry).map((name) => [name, text])));
  await fc.assert(
    fc.asyncProperty(anyEnquiry, async (typed) => {
      const { sendForm, loadLibrary } = libraryThat();

      await sendEnquiry(typed as Enquiry, service, { loadLibrary });

      const sent = Object.entries(typed).filter(([, value]) => /\S/.test(value));
      expect(entriesOf(sendForm.mock.calls[0]?.[2])).toEqual(sent);
    }),
  );
});

describe('without the library', () => {
  const cannotLoad = () => Promise.reject(new Error('Loading chunk 7 failed.'));

  test('posts the same payload with fetch', async () => {
    fetchMock.mockResolvedValue({ status: 200, text: () => Promise.resolve('OK') });
    const onSending = jest.fn();

    const outcome = await sendEnquiry(enquiry, service, { loadLibrary: cannotLoad, onSending });

    expect(outcome).toEqual({ status: 'sent' });
    expect(onSending).toHaveBeenCalledTimes(1);
    const [[address, options] = []] = fetchMock.mock.calls;
    expect(address).toBe('https://mail.example/api/v1.0/email/send-form');
    expect(options?.method).toBe('POST');
    expect([...(options?.body as FormData)]).toEqual([
      ...Object.entries(enquiry),
      ['lib_version', '3.11.0'],
      ['service_id', 'service'],
      ['template_id', 'template'],
      ['user_id', 'key'],
    ]);
  });

  test('stops waiting for the library after six seconds', async () => {
    fetchMock.mockResolvedValue({ status: 200, text: () => Promise.resolve('OK') });
    const sending = sendEnquiry(enquiry, service, { loadLibrary: () => new Promise(() => undefined) });

    await jest.advanceTimersByTimeAsync(loadDeadline - 1);
    expect(fetchMock).not.toHaveBeenCalled();

    await jest.advanceTimersByTimeAsync(1);
    await expect(sending).resolves.toEqual({ status: 'sent' });
  });

  test.each([
    [204, 'OK', { status: 'sent' }],
    [200, 'unexpected', { status: 'sent' }],
    [503, 'Down', failed('server-error')],
  ])('classifies a %d response with “%s” like the library', async (status, text, outcome) => {
    silenceConsole();
    fetchMock.mockResolvedValue({ status, text: () => Promise.resolve(text) });

    await expect(sendEnquiry(enquiry, service, { loadLibrary: cannotLoad })).resolves.toEqual(outcome);
  });

  test.each([
    [true, 'network'],
    [false, 'offline'],
  ])('with navigator.onLine %s reports a failed request as %s', async (online, reason) => {
    silenceConsole();
    const loadLibrary = () => {
      setOnline(online);
      return cannotLoad();
    };
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));

    await expect(sendEnquiry(enquiry, service, { loadLibrary })).resolves.toEqual(failed(reason));
  });
});

describe('failures', () => {
  test.each([
    [{ status: 0, text: '' }, 'network'],
    [{ status: 204, text: '' }, 'refused'],
    [{ status: 400, text: '' }, 'refused'],
    [{ status: 412, text: '' }, 'refused'],
    [{ status: 413, text: '' }, 'too-large'],
    [{ status: 429, text: '' }, 'rate-limited'],
    [{ status: 499, text: '' }, 'refused'],
    [{ status: 500, text: '' }, 'server-error'],
    [{ status: 503, text: '' }, 'server-error'],
    [{ status: '500' }, 'network'],
    ['The public key is required', 'not-configured'],
    [new TypeError('Load failed'), 'network'],
    [null, 'network'],
    [undefined, 'network'],
  ])('%p is classified as %s', (error, reason) => {
    expect(classifySendFailure(error)).toBe(reason);
  });

  test.each([
    [{ status: 0, text: '' }, 'offline'],
    [undefined, 'offline'],
    [{ status: 429, text: '' }, 'rate-limited'],
  ])('%p is classified as %s in a browser that is offline', (error, reason) => {
    setOnline(false);

    expect(classifySendFailure(error)).toBe(reason);
  });

  test('every library error becomes a failure with a message in the content', async () => {
    silenceConsole();
    const anyError = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.record({ status: fc.anything(), text: fc.anything({ withNullPrototype: true }) }),
    );
    await fc.assert(
      fc.asyncProperty(anyError, fc.boolean(), async (error, throws) => {
        const { loadLibrary } = libraryThat(() => {
          if (throws) {
            throw error;
          }
          return Promise.reject(error);
        });

        const outcome = await sendEnquiry(enquiry, service, { loadLibrary });

        expect(Object.keys(formCopy.failures).map(failed)).toContainEqual(outcome);
      }),
    );
  });

  test.each([
    [{ status: 0, text: '' }, '0 Network Error'],
    [{ status: 400, text: 'The Public Key is invalid' }, '400 The Public Key is invalid'],
    [{ status: 500, text: 5 }, '500 '],
    [{ status: 500 }, '500 '],
    ['The public key is required', 'The public key is required'],
  ])('%p is logged as “%s” and not retried', async (error, line) => {
    const log = silenceConsole();
    const { sendForm, loadLibrary } = libraryThat(() => Promise.reject(error));

    await sendEnquiry(enquiry, service, { loadLibrary });

    expect(log.mock.calls).toEqual([['Contact form:', line]]);
    expect(sendForm).toHaveBeenCalledTimes(1);
  });

  test('nothing is loaded or sent while the browser is offline', async () => {
    setOnline(false);
    const { loadLibrary } = libraryThat();

    await expect(sendEnquiry(enquiry, service, { loadLibrary })).resolves.toEqual(failed('offline'));
    expect(loadLibrary).not.toHaveBeenCalled();
  });
});

describe('the deadline', () => {
  test('accepts a response just before it', async () => {
    const { promise, resolve } = deferred();
    const onLateSuccess = jest.fn();
    const { loadLibrary } = libraryThat(() => promise);
    const sending = sendEnquiry(enquiry, service, { loadLibrary, onLateSuccess });

    await jest.advanceTimersByTimeAsync(sendDeadline - 1);
    resolve({ status: 200, text: 'OK' });

    await expect(sending).resolves.toEqual({ status: 'sent' });
    await jest.runAllTimersAsync();
    expect(onLateSuccess).not.toHaveBeenCalled();
  });

  test.each([
    [
      'reports a success after it',
      (response: ReturnType<typeof deferred>) => response.resolve({ status: 200, text: '' }),
      1,
    ],
    ['reports no failure after it', (response: ReturnType<typeof deferred>) => response.reject({ status: 500 }), 0],
  ])('%s', async (_outcome, settle, reports) => {
    silenceConsole();
    const response = deferred();
    const onLateSuccess = jest.fn();
    const { sendForm, loadLibrary } = libraryThat(() => response.promise);
    const sending = sendEnquiry(enquiry, service, { loadLibrary, onLateSuccess });

    await jest.advanceTimersByTimeAsync(sendDeadline);
    await expect(sending).resolves.toEqual(failed('timed-out'));
    settle(response);
    await jest.runAllTimersAsync();

    expect(onLateSuccess).toHaveBeenCalledTimes(reports);
    expect(sendForm).toHaveBeenCalledTimes(1);
  });
});
