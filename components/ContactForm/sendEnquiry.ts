import type * as emailjs from '@emailjs/browser';

import type { FailureReason } from '@/scripts/schemas/content';

import type { Enquiry } from './validateEnquiry';

/** Where and as whom the form is sent. An empty origin is the site's own host. */
export type EmailService = {
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
};

export type Outcome = { readonly status: 'sent' } | { readonly status: 'failed'; readonly reason: FailureReason };

type EmailLibrary = Pick<typeof emailjs, 'init' | 'sendForm'>;

export type SendOptions = {
  readonly loadLibrary?: () => Promise<EmailLibrary>;
  /** Called when the request goes out. */
  readonly onSending?: () => void;
  /** Called when an answer arrives after the deadline and says that the message was delivered after all. */
  readonly onLateSuccess?: () => unknown;
  readonly deadline?: number;
};

/** The version in package.json, which the email service wants to be told. */
export const libraryVersion = '3.11.0';

/** Milliseconds for the library to load. After that the message goes without it. */
export const loadDeadline = 6000;

/** Milliseconds for all of it. The library itself would wait for ever. */
export const sendDeadline = 18_000;

/**
 * Sends an enquiry through the email service, once. Never throws and never tries again by itself:
 * whatever goes wrong is an outcome, and the service's own words for it go to the console.
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  service: EmailService,
  { loadLibrary = loadEmailLibrary, onSending, onLateSuccess, deadline = sendDeadline }: SendOptions = {},
): Promise<Outcome> {
  if (!navigator.onLine) {
    return { status: 'failed', reason: 'offline' };
  }

  let late = false;
  const delivery = deliver(enquiry, service, loadLibrary, onSending);
  const timeout = after(deadline).then((): Outcome => {
    late = true;
    return { status: 'failed', reason: 'timed-out' };
  });
  const outcome = await Promise.race([delivery, timeout]);
  if (late) {
    void delivery.then(({ status }) => status === 'sent' && onLateSuccess?.());
  }
  return outcome;
}

/** Loads the email library. Safe to call early and often: the browser fetches it once. */
export function loadEmailLibrary(): Promise<EmailLibrary> {
  return import('@emailjs/browser');
}

/** Which failure an error stands for: an answer's status, or one of the library's plain strings. */
export function classifySendFailure(error: unknown): FailureReason {
  if (typeof error === 'string') {
    return 'not-configured';
  }
  const status = statusOf(error);
  if (status === 0 || status === undefined) {
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
  onSending: (() => void) | undefined,
): Promise<Outcome> {
  const form = payloadForm(enquiry);
  try {
    const library = await Promise.race([load(loadLibrary), after(loadDeadline)]);
    onSending?.();
    if (library) {
      library.init(service.publicKey, service.origin);
      await library.sendForm(service.serviceId, service.templateId, form, service.publicKey);
    } else {
      await post(form, service);
    }
    return { status: 'sent' };
  } catch (error) {
    console.error('Contact form:', describe(error));
    return { status: 'failed', reason: classifySendFailure(error) };
  }
}

/** @returns nothing when it cannot be loaded, as in a page that is older than the last deployment */
async function load(loadLibrary: () => Promise<EmailLibrary>): Promise<EmailLibrary | undefined> {
  try {
    return await loadLibrary();
  } catch {
    return undefined;
  }
}

/** The library's own request, and its own rule for what counts as sent. */
async function post(form: HTMLFormElement, { origin, serviceId, templateId, publicKey }: EmailService): Promise<void> {
  const body = new FormData(form);
  body.append('lib_version', libraryVersion);
  body.append('service_id', serviceId);
  body.append('template_id', templateId);
  body.append('user_id', publicKey);
  const response = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body });
  const text = await response.text();
  if (response.status !== 200 && text !== 'OK') {
    throw Object.assign(new Error(text), { status: response.status, text });
  }
}

/**
 * The library takes a form element. It gets one of its own, so that nothing the page adds to the
 * visible form can reach the service, and an optional field left empty is not sent at all.
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

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => void setTimeout(() => resolve(undefined), milliseconds));
}

function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

/** The library leaves the text of a network failure empty; its own name for one is “Network Error”. */
function describe(error: unknown): unknown {
  const status = statusOf(error);
  if (status === undefined) {
    return error;
  }
  const text = typeof error === 'object' && error !== null && 'text' in error ? error.text : '';
  return `${status} ${status === 0 ? 'Network Error' : typeof text === 'string' ? text : ''}`;
}
