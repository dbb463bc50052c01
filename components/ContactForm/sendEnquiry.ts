import type * as emailjs from '@emailjs/browser';

import type { FailureReason } from '@/content/schema/contact';

import type { Enquiry } from './validateEnquiry';

/** The email service's origin and account. An empty origin means the host of the site. */
export type EmailService = {
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
};

type Outcome = { readonly status: 'sent' } | { readonly status: 'failed'; readonly reason: FailureReason };

type EmailLibrary = Pick<typeof emailjs, 'init' | 'sendForm'>;

export type SendOptions = {
  readonly loadLibrary?: () => Promise<EmailLibrary>;
  /** Called just before the request. */
  readonly onSending: () => void;
  /** Called if the service confirms the delivery after the deadline. */
  readonly onLateSuccess: () => unknown;
};

/** The version in package.json. Each request to the email service contains it. */
export const libraryVersion = '3.11.0';

/** Milliseconds for the library to load. After that the message is posted without it. */
const loadDeadline = 6000;

/** Characters of a line in the console. */
const maxLogLength = 200;

/** Milliseconds for loading and sending. The library itself has no timeout. */
export const sendDeadline = 18_000;

/**
 * Sends an enquiry through the email service once, without retries. It never throws: a failure is an
 * outcome. Success and failure are logged to the console, with the service's answer.
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  service: EmailService,
  { loadLibrary = loadEmailLibrary, onSending, onLateSuccess }: SendOptions,
): Promise<Outcome> {
  if (!navigator.onLine) {
    return { status: 'failed', reason: 'offline' };
  }

  let timedOut = false;
  const delivery = deliver(enquiry, service, loadLibrary, onSending);
  const timeout = delay(sendDeadline).then((): Outcome => {
    timedOut = true;
    return { status: 'failed', reason: 'timed-out' };
  });
  const outcome = await Promise.race([delivery, timeout]);
  if (timedOut) {
    void delivery.then(({ status }) => status === 'sent' && onLateSuccess());
  }
  return outcome;
}

/** Loads the email library. Repeated calls fetch it only once. */
export function loadEmailLibrary(): Promise<EmailLibrary> {
  return import('@emailjs/browser');
}

/** Classifies an error by its HTTP status. The library reports missing keys as plain strings. */
export function classifySendFailure(error: unknown): FailureReason {
  if (typeof error === 'string') {
    return 'not-configured';
  }
  const { status } = responseOf(error);
  if (!status) {
    return navigator.onLine ? 'network' : 'offline';
  }
  if (status === 413) {
    return 'too-large';
  }
  if (status === 429) {
    return 'rate-limited';
  }
  return status >= 500 ? 'server-error' : 'refused';
}

async function deliver(
  enquiry: Enquiry,
  service: EmailService,
  loadLibrary: () => Promise<EmailLibrary>,
  onSending: () => void,
): Promise<Outcome> {
  const form = payloadForm(enquiry);
  try {
    // It cannot be loaded if, for example, a new deployment has removed the chunk.
    const library = await Promise.race([loadLibrary().catch(() => undefined), delay(loadDeadline)]);
    onSending();
    if (library) {
      library.init(service.publicKey, service.origin);
      console.log(logLine(await library.sendForm(service.serviceId, service.templateId, form, service.publicKey)));
    } else {
      console.log(logLine(await post(form, service)));
    }
    return { status: 'sent' };
  } catch (error) {
    console.error(logLine(error));
    return { status: 'failed', reason: classifySendFailure(error) };
  }
}

/** The URL to which the library, our own request and the plain form post. */
export function formUrl({ origin }: EmailService): string {
  return `${origin}/api/v1.0/email/send-form`;
}

/** Sends the same request as the library and applies the same success rule. */
async function post(form: HTMLFormElement, service: EmailService): Promise<emailjs.EmailJSResponseStatus> {
  const body = new FormData(form);
  body.append('lib_version', libraryVersion);
  body.append('service_id', service.serviceId);
  body.append('template_id', service.templateId);
  body.append('user_id', service.publicKey);
  const response = await fetch(formUrl(service), { method: 'POST', body });
  const { status } = response;
  const text = await response.text();
  if (status !== 200 && text !== 'OK') {
    throw Object.assign(new Error(text), { status, text });
  }
  return { status, text };
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

function delay(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(() => resolve(undefined), milliseconds));
}

/** The status and the text of the service's response. Errors without a response have neither. */
function responseOf(error: unknown): Partial<emailjs.EmailJSResponseStatus> {
  return Object(error) as Partial<emailjs.EmailJSResponseStatus>;
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
