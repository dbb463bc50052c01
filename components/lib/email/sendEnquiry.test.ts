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
const send = () => sendEnquiry(enquiry, service);
const lines: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  lines.length = 0;
  for (const method of ['log', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation((...line) => lines.push(`${method}: ${line.join(' ')}`));
  }
  library.init.mockReset();
  library.sendForm.mockReset().mockResolvedValue(ok);
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
  ['network', true],
])('a lost message is %s if the browser was online before: %s', async (reason, wasOnline) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(wasOnline);
  library.sendForm.mockImplementation(() => {
    onLine.mockReturnValue(!wasOnline);
    throw { status: 0 };
  });
  await expect(send()).resolves.toBe(reason);
});

test.each([
  ['in time', 17_999, undefined, 'log: Contact form: 200 OK'],
  ['too late', 18_001, 'timed-out', 'error: Contact form: no answer in 18000 ms'],
])('an answer %s counts once', async (_title, milliseconds, reason, line) => {
  library.sendForm.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, milliseconds, ok)));
  const sending = send();
  await jest.runAllTimersAsync();
  await expect(sending).resolves.toBe(reason);
  expect(lines).toEqual([line]);
});
