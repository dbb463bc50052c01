import { init, sendForm } from '@emailjs/browser';

import type { EmailService, Enquiry } from './emailService';
import { sendEnquiry } from './sendEnquiry';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), sendForm: jest.fn() }));

const library = { init: jest.mocked(init), sendForm: jest.mocked(sendForm) };

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
const onDeadline = jest.fn();
const send = () => sendEnquiry(enquiry, service, onDeadline);
const lines: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  lines.length = 0;
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...line) => lines.push(`${method}: ${line.join()}`));
  }
  library.init.mockReset();
  library.sendForm.mockReset().mockResolvedValue(ok);
  onDeadline.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

test('sends the filled fields unchanged, once, through the library', async () => {
  await expect(send()).resolves.toBeUndefined();
  expect(library.init.mock.calls).toEqual([['key', 'https://mail.example']]);
  expect(library.sendForm.mock.calls).toEqual([['service', 'template', expect.any(HTMLFormElement)]]);
  const [[, , form] = []] = library.sendForm.mock.calls;
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual(filled);
  expect(lines).toEqual(['log: Contact form: 200 OK']);
});

test.each([
  [{ status: 0, text: '' }, 'network', '0 Network Error'],
  [{ status: 204, text: '' }, 'refused', '204 '],
  [{ status: 400, text: 'The Public Key is invalid' }, 'refused', '400 The Public Key is invalid'],
  [{ status: 429, text: 'Too many' }, 'rate-limited', '429 Too many'],
  [{ status: 503, text: 'Down' }, 'refused', '503 Down'],
  [{ status: 502, text: `<html>\n${'x'.repeat(300)}` }, 'refused', `502 <html> ${'x'.repeat(175)}`],
  ['The public key is required', 'refused', 'The public key is required'],
])('classifies the library’s error %j as %s, logs it and does not retry', async (error, reason, line) => {
  library.sendForm.mockImplementation(() => {
    throw error;
  });
  await expect(send()).resolves.toBe(reason);
  expect(lines).toEqual([`error: Contact form: ${line}`]);
  expect(library.sendForm).toHaveBeenCalledTimes(1);
});

test.each([
  ['offline', false],
  // What was lost on the way may have arrived.
  ['network', true],
])('an error without a response is %s if the browser was online before: %s', async (reason, wasOnline) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(wasOnline);
  library.sendForm.mockImplementation(() => {
    onLine.mockReturnValue(!wasOnline);
    throw new TypeError('Load failed');
  });
  await expect(send()).resolves.toBe(reason);
});

test.each([
  ['a success before the deadline of 18 seconds', 17_999, () => ok, undefined, 0],
  ['a failure before it', 17_999, () => Promise.reject({ status: 503 }), 'refused', 0],
  ['a success after it', 18_001, () => ok, undefined, 1],
  ['a failure after it', 18_001, () => Promise.reject({ status: 503 }), 'refused', 1],
])('reports %s, and logs that the deadline has passed', async (_title, milliseconds, respond, reason, reports) => {
  library.sendForm.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(respond()), milliseconds)),
  );

  const sending = send();
  await jest.runAllTimersAsync();

  await expect(sending).resolves.toBe(reason);
  expect(onDeadline).toHaveBeenCalledTimes(reports);
  expect(lines.filter((line) => line === 'error: Contact form: no answer in 18000 ms')).toHaveLength(reports);
  expect(library.sendForm).toHaveBeenCalledTimes(1);
});
