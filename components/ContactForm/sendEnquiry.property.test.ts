import fc from 'fast-check';

import { formCopy } from '@/content/contact';

import { classifySendFailure, type EmailService, type Outcome, sendEnquiry, type SendOptions } from './sendEnquiry';
import type { Enquiry } from './validateEnquiry';

type EmailLibrary = Awaited<ReturnType<NonNullable<SendOptions['loadLibrary']>>>;
type Doing = () => unknown;
type Deed = { readonly how: 'return' | 'resolve' | 'reject' | 'throw'; readonly what: unknown };

jest.setTimeout(30_000);

const service: EmailService = {
  origin: 'https://mail.kithmere.example',
  serviceId: 'service_4kx',
  templateId: 'template_9',
  publicKey: 'public-key',
};

const enquiry: Enquiry = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  company_name: 'Analytical Engines',
  job_title: 'Head of Engineering',
  country_region: 'United Kingdom',
  reply_to: '',
  message: 'Two compiler people by spring.',
};

const outcomes: readonly Outcome[] = [
  { status: 'sent' },
  ...Object.keys(formCopy.failures).map((reason) => ({ status: 'failed', reason }) as Outcome),
];

/** Every UTF-16 code unit there is, halves of pairs among them, and more of what tends to matter. */
const anyUnit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom('\r\n', '\n', '\r', '\t', ' ', '\u00a0', '\0', '<b>', '</form>', '"', "'", '&amp;', '{{name}}'),
  fc.constantFrom('é', '王', 'ع', '\u200f', '\u202e', '👩🏽‍💻', '\ud83d', '\udc69'),
);
const anyText = fc.oneof(fc.string({ unit: anyUnit }), fc.string({ unit: fc.constantFrom(...' \t\r\n\u00a0\ufeff') }));
const anyEnquiry: fc.Arbitrary<Enquiry> = fc.record({
  first_name: anyText,
  last_name: anyText,
  company_name: anyText,
  job_title: anyText,
  country_region: anyText,
  reply_to: anyText,
  message: anyText,
});

const anyValue = fc.anything({ maxDepth: 2, withNullPrototype: true, withBigInt: true, withDate: true });
const anyStatus = fc.oneof(fc.integer({ min: -1, max: 700 }), fc.double(), anyValue);
const anyFailure = fc.oneof(
  anyValue,
  fc.string(),
  fc.record({ status: anyStatus, text: anyValue }, { requiredKeys: [] }),
  fc.tuple(fc.string(), anyStatus).map(([message, status]) => Object.assign(new Error(message), { status })),
);
const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ how: fc.constantFrom('return', 'resolve'), what: anyValue }),
  fc.record({ how: fc.constantFrom('reject', 'throw'), what: anyFailure }),
);

function doing({ how, what }: Deed): Doing {
  return () => {
    if (how === 'throw') {
      throw what;
    }
    return { return: () => what, resolve: () => Promise.resolve(what), reject: () => Promise.reject(what) }[how]();
  };
}

function silenceConsole() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

/** A library of which only the sending matters. */
function libraryThat(sendForm: (...sent: Parameters<EmailLibrary['sendForm']>) => unknown): EmailLibrary {
  return { init: () => undefined, sendForm: sendForm as EmailLibrary['sendForm'] };
}

/** The form that the library is given for an enquiry. */
async function payloadOf(wanted: Enquiry): Promise<HTMLFormElement> {
  const sendForm = jest.fn<unknown, Parameters<EmailLibrary['sendForm']>>(() => Promise.resolve());
  await sendEnquiry(wanted, service, { loadLibrary: () => Promise.resolve(libraryThat(sendForm)) });
  const form = sendForm.mock.calls[0]?.[2];
  return form instanceof HTMLFormElement ? form : document.createElement('form');
}

test('hands the library exactly the fields that are not blank, with exactly what was typed', async () => {
  await fc.assert(
    fc.asyncProperty(anyEnquiry, async (wanted) => {
      const form = await payloadOf(wanted);
      const typed = Object.entries(wanted).filter(([, value]) => /\S/.test(value));

      expect([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual(typed);
      // Half of a pair has no bytes in UTF-8: what the browser sends for it is U+FFFD, and nothing else changes.
      expect([...new FormData(form)]).toEqual(typed.map(([name, value]) => [name, value.toWellFormed()]));
    }),
    { numRuns: 1000 },
  );
});

test('takes whatever the library sends back, or throws, for one of its outcomes', async () => {
  silenceConsole();
  await fc.assert(
    fc.asyncProperty(anyDeed, async (sending) => {
      const outcome = await sendEnquiry(enquiry, service, {
        loadLibrary: () => Promise.resolve(libraryThat(doing(sending))),
      });

      expect(outcomes).toContainEqual(outcome);
      expect(outcome.status).toBe(['return', 'resolve'].includes(sending.how) ? 'sent' : 'failed');
    }),
    { numRuns: 1000 },
  );
});

test('stands whatever comes instead of the library', async () => {
  silenceConsole();
  await fc.assert(
    fc.asyncProperty(anyDeed, async (loading) => {
      const loadLibrary = doing(loading) as NonNullable<SendOptions['loadLibrary']>;

      expect(outcomes.slice(1)).toContainEqual(await sendEnquiry(enquiry, service, { loadLibrary }));
    }),
    { numRuns: 500 },
  );
});

test('stands whatever the library and the page do on the way, in a browser online or not', async () => {
  silenceConsole();
  const online = jest.spyOn(navigator, 'onLine', 'get');
  await fc.assert(
    fc.asyncProperty(fc.boolean(), anyDeed, anyDeed, anyDeed, async (isOnline, starting, telling, sending) => {
      online.mockReturnValueOnce(true).mockReturnValue(isOnline);
      const library: EmailLibrary = { ...libraryThat(doing(sending)), init: doing(starting) };
      const options: SendOptions = { loadLibrary: () => Promise.resolve(library), onSending: doing(telling) };

      expect(outcomes).toContainEqual(await sendEnquiry(enquiry, service, options));
    }),
    { numRuns: 500 },
  );
});

test('stands an answer whose text cannot be made a string', async () => {
  silenceConsole();
  const failure = { status: 500, text: Object.create(null) as unknown };

  await expect(
    sendEnquiry(enquiry, service, {
      loadLibrary: () => Promise.resolve(libraryThat(doing({ how: 'reject', what: failure }))),
    }),
  ).resolves.toEqual({ status: 'failed', reason: 'server-error' });
});

test('knows a reason for every failure there can be, and offline only when the browser is', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  fc.assert(
    fc.property(anyFailure, fc.boolean(), (failure, isOnline) => {
      online.mockReturnValue(isOnline);
      const reason = classifySendFailure(failure);

      expect(Object.keys(formCopy.failures)).toContain(reason);
      expect(isOnline && reason === 'offline').toBe(false);
    }),
    { numRuns: 1500 },
  );
});

test('tells failures with a status by the status alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), anyValue, (status, text) => {
      const reason = classifySendFailure({ status, text });

      const named = new Map([
        [413, 'too-large'],
        [429, 'rate-limited'],
      ]).get(status);
      expect(reason).toBe(named ?? (status < 500 ? 'refused' : 'server-error'));
    }),
    { numRuns: 1000 },
  );
});
