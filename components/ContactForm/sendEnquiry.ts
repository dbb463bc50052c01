import type * as emailjs from '@emailjs/browser';

import type { FailureReason } from '@/schemas/content';

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
  /** Called once the library is there and the request goes out. */
  readonly onSending?: () => void;
  /** Called when an answer arrives after the deadline and says that the message was delivered after all. */
  readonly onLateSuccess?: () => unknown;
  readonly deadline?: number;
};

/** Milliseconds for loading the library and for the request together; the library itself would wait for ever. */
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
  const delivery = deliver(enquiry, service, loadLibrary, onSending, () => late);
  let timer: number | undefined;
  const timeout = new Promise<Outcome>((resolve) => {
    timer = window.setTimeout(() => {
      late = true;
      resolve({ status: 'failed', reason: 'timed-out' });
    }, deadline);
  });

  const outcome = await Promise.race([delivery, timeout]);
  window.clearTimeout(timer);
  if (late) {
    void delivery.then(({ status }) => status === 'sent' && onLateSuccess?.());
  }
  return outcome;
}

/** Loads the email library. Safe to call early and often: the browser fetches it once. */
export function loadEmailLibrary(): Promise<EmailLibrary> {
  return import('@emailjs/browser');
}

/** Which failure a rejection of the email library stands for: an answer's status, or one of its plain strings. */
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
  isLate: () => boolean,
): Promise<Outcome> {
  let library: EmailLibrary;
  try {
    library = await loadLibrary();
  } catch (error) {
    console.error('Contact form:', error);
    return { status: 'failed', reason: navigator.onLine ? 'not-loaded' : 'offline' };
  }
  if (isLate()) {
    // The visitor has been told that it failed; sending now would surprise them.
    return { status: 'failed', reason: 'timed-out' };
  }

  try {
    onSending?.();
    library.init(service.publicKey, service.origin);
    await library.sendForm(service.serviceId, service.templateId, payloadForm(enquiry), service.publicKey);
    return { status: 'sent' };
  } catch (error) {
    console.error('Contact form:', describe(error));
    return { status: 'failed', reason: classifySendFailure(error) };
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
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = value;
      form.append(input);
    }
  }
  return form;
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
