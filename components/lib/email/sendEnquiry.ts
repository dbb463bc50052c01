import { type EmailJSResponseStatus, init, sendForm } from '@emailjs/browser';

import type { FailureReason } from '@/content/contact';

import type { EmailService, Enquiry } from './emailService';

/**
 * Milliseconds for an answer: the library itself would wait for ever. Where the first packet of a connection is lost, it is
 * sent again after 1, 3, 7 and 15 seconds, and then not before 31. Three seconds are left for the answer to the last.
 */
const sendDeadline = 18_000;

/**
 * Sends an enquiry through the email service once, without retries. It never throws. Success and failure are logged to
 * the console, with the service's answer.
 * @returns why it failed, or nothing if it was delivered. An answer after the deadline is ignored
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  { origin, serviceId, templateId, publicKey }: EmailService,
): Promise<FailureReason | undefined> {
  const wasOnline = navigator.onLine;
  try {
    init(publicKey, origin);
    const deadline = new Promise<undefined>((resolve) => setTimeout(resolve, sendDeadline));
    const response = await Promise.race([sendForm(serviceId, templateId, payloadForm(enquiry)), deadline]);
    if (!response) {
      console.error(`Contact form: no answer in ${sendDeadline} ms`);
      return 'timed-out';
    }
    console.log(`Contact form: ${response.status} ${response.text}`);
    return undefined;
  } catch (error) {
    // The library throws a string if a key is missing. Without a response, the status is 0.
    const { status, text } = error as Partial<EmailJSResponseStatus>;
    if (status === 0) {
      console.error('Contact form: 0 Network Error');
      // What is lost on the way may have arrived.
      return wasOnline ? 'network' : 'offline';
    }
    console.error('Contact form:', status ? `${status} ${text}` : error);
    return status === 429 ? 'rate-limited' : 'refused';
  }
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
