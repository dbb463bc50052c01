import { type EmailJSResponseStatus, init, sendForm } from '@emailjs/browser';

import type { FailureReason } from '@/content/contact';

import type { EmailService, Enquiry } from './emailService';

/** Characters of a line in the console. */
const maxLogLength = 200;

/** Milliseconds for an answer. The library itself has no timeout. */
export const sendDeadline = 18_000;

/**
 * Sends an enquiry through the email service once, without retries. It never throws. Success and failure are logged to
 * the console, with the service's answer.
 * @param onDeadline called if there is no answer in time. It may still come
 * @returns why it failed, or nothing if it was delivered
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  { origin, serviceId, templateId, publicKey }: EmailService,
  onDeadline: () => void,
): Promise<FailureReason | undefined> {
  const wasOnline = navigator.onLine;
  const deadline = setTimeout(() => {
    console.error(logLine(`no answer in ${sendDeadline} ms`));
    onDeadline();
  }, sendDeadline);
  try {
    init(publicKey, origin);
    console.log(logLine(await sendForm(serviceId, templateId, payloadForm(enquiry))));
    return undefined;
  } catch (error) {
    console.error(logLine(error));
    return classifySendFailure(error, wasOnline);
  } finally {
    clearTimeout(deadline);
  }
}

/**
 * Classifies an error by its HTTP status. The library itself refuses missing keys, with a plain string.
 * @param wasOnline when it was sent. If the connection was lost later, the message may have arrived
 */
function classifySendFailure(error: unknown, wasOnline: boolean): FailureReason {
  const { status } = responseOf(error);
  if (!status && typeof error !== 'string') {
    return wasOnline ? 'network' : 'offline';
  }
  return status === 429 ? 'rate-limited' : 'refused';
}

/**
 * The library sends a form element. A separate form contains only the fields of the enquiry, so that
 * nothing else in the visible form is sent, and no blank fields.
 */
function payloadForm(enquiry: Enquiry): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(enquiry)) {
    if (value.trim()) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
  }
  return form;
}

/** The status and the text of the service's response. Errors without a response have neither. */
function responseOf(error: unknown): Partial<EmailJSResponseStatus> {
  return Object(error) as Partial<EmailJSResponseStatus>;
}

/**
 * One line for the console: an unexpected answer may be a whole page. The library's network errors have status 0 and no
 * text. They are logged as “Network Error”.
 */
function logLine(result: unknown): string {
  const { status, text } = responseOf(result);
  const message = status === undefined ? String(result) : `${status} ${status ? text : 'Network Error'}`;
  return `Contact form: ${message}`.replace(/\s+/g, ' ').slice(0, maxLogLength);
}
