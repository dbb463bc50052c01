/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { contacts } from '../../content/contact';
import { answerAsEmailService } from './emailService';

type Service = {
  /** @returns the status and the text of the answer; 204 when the request is not for the service */
  readonly send: (pathname: string, init?: RequestInit) => Promise<readonly [status: number, text: string]>;
  readonly files: () => string[];
  readonly messages: () => Message[];
};

type Message = {
  /** Names in lower case, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

const accepted = [200, 'OK'];
const notForTheService = [204, ''];

/** Runs the service behind a real server, with an outbox of its own. */
async function withService(body: (service: Service) => Promise<void>): Promise<void> {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  // Not there yet: the first message makes it.
  const outbox = path.join(folder, 'new', 'outbox');
  const server = createServer((request, response) => {
    answerAsEmailService(request, response, outbox).then(
      (answered) => !answered && response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const files = () => (existsSync(outbox) ? readdirSync(outbox) : []);
  try {
    await body({
      files,
      messages: () => files().map((name) => readMessage(readFileSync(path.join(outbox, name)))),
      send: async (pathname, init) => {
        const response = await fetch(`http://127.0.0.1:${port}${pathname}`, init);
        return [response.status, await response.text()];
      },
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  }
}

function parametersWith(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    company_name: 'Analytical Engines',
    job_title: 'Head of Engineering',
    country_region: 'United Kingdom',
    message: 'Two compiler people by spring.',
    ...changes,
  };
}

const keys = { lib_version: '3.11.0', service_id: 'service_4kx', template_id: 'template_9', user_id: 'public-key' };

function without(name: keyof typeof keys): Partial<typeof keys> {
  return Object.fromEntries(Object.entries(keys).filter(([key]) => key !== name));
}

/** The call of sendForm, and of a plain HTML form. */
function multipart(parameters = parametersWith(), credentials: Partial<typeof keys> = keys): RequestInit {
  const body = new FormData();
  Object.entries({ ...parameters, ...credentials }).forEach(([name, value]) => body.append(name, value));
  return { method: 'POST', body };
}

/** The call of send. */
function json(parameters = parametersWith(), credentials: Partial<typeof keys> = keys): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...credentials, template_params: parameters }),
  };
}

const calls = [
  ['/api/v1.0/email/send-form', multipart],
  ['/api/v1.0/email/send', json],
] as const;

function readMessage(file: Buffer): Message {
  const text = file.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const headers = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const);
  const encoding = headers.find(([name]) => name === 'content-transfer-encoding')?.[1];
  return { headers, body: decode(text.slice(end + 4), encoding) };
}

/** The body as it was before it was encoded, with the line breaks of this system and no last one. */
function decode(text: string, encoding: string | undefined): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(text, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? decodeQuotedPrintable(text) : text, 'latin1');
  return bytes.toString('utf8').replace(/\r\n/g, '\n').replace(/\n$/, '');
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** What the encoded words of a header stand for. */
function decodeWords(value: string): string {
  return value
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/g, (_match, kind: string, text: string) =>
      (kind === 'B'
        ? Buffer.from(text, 'base64')
        : Buffer.from(decodeQuotedPrintable(text.replace(/_/g, ' ')), 'latin1')
      ).toString('utf8'),
    );
}

function header({ headers }: Message, wanted: string): string[] {
  return headers.filter(([name]) => name === wanted).map(([, value]) => value);
}

function linesOf(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

test.each(calls)('accepts %s and writes the message as one whole file', (pathname, request) =>
  withService(async ({ send, files, messages }) => {
    expect(await send(pathname, request())).toEqual(accepted);

    expect(files()).toEqual([expect.stringMatching(/^[\w-]+\.eml$/)]);
    expect(messages().map(({ body }) => body)).toEqual([linesOf(parametersWith())]);
    expect(messages().map((message) => [header(message, 'to'), header(message, 'subject')])).toEqual([
      [[contacts[0].email], ['Ada Lovelace, Analytical Engines']],
    ]);
  }),
);

test.each(
  calls.flatMap(([pathname, request]) =>
    [
      ['an emoji', '王小明 👩🏽‍💻'],
      ['right-to-left text', 'مرحبا بالعالم'],
      ['quotes and mark-up', `"It's" <b>&amp;</b> = =3D \\ {{name}}`],
      ['line breaks', 'one\n\n  two\n.\nFrom me'],
      ['many words', 'word '.repeat(200)],
      ['one very long word', 'x'.repeat(3000)],
    ].map(([description, message = '']) => ({ pathname, request, description, message })),
  ),
)('keeps $description exactly, sent to $pathname', ({ pathname, request, message }) =>
  withService(async ({ send, messages }) => {
    expect(await send(pathname, request(parametersWith({ message })))).toEqual(accepted);

    expect(messages().map(({ body }) => body)).toEqual([linesOf(parametersWith({ message }))]);
  }),
);

test('writes names of every script into the subject', () =>
  withService(async ({ send, messages }) => {
    await send('/api/v1.0/email/send-form', multipart(parametersWith({ first_name: '王', last_name: '小明' })));

    const subjects = messages().flatMap((message) => header(message, 'subject'));
    expect(subjects).toEqual([expect.stringMatching(/^[\x20-\x7e]+$/)]);
    expect(subjects.map(decodeWords)).toEqual(['王 小明, Analytical Engines']);
  }));

test.each(calls)('lets the reader of a message sent to %s reply to an address that was given', (pathname, request) =>
  withService(async ({ send, messages }) => {
    await send(pathname, request(parametersWith({ reply_to: 'ada@engines.example' })));

    expect(messages().flatMap((message) => header(message, 'reply-to'))).toEqual(['ada@engines.example']);
  }),
);

test.each<[string, Record<string, string>]>([
  ['left out', {}],
  ['empty', { reply_to: '' }],
])('names no address to reply to when it is %s', (_description, changes) =>
  withService(async ({ send, messages }) => {
    await send('/api/v1.0/email/send-form', multipart(parametersWith(changes)));

    expect(messages().map((message) => header(message, 'reply-to'))).toEqual([[]]);
  }),
);

test.each(
  calls.flatMap(([pathname, request]) =>
    (['first_name', 'last_name', 'company_name', 'reply_to'] as const).flatMap((name) =>
      ['\r\n', '\n', '\r'].map((lineBreak) => ({
        pathname,
        request,
        name,
        lineBreak,
        shown: JSON.stringify(lineBreak),
      })),
    ),
  ),
)('lets no $shown in $name add a header, sent to $pathname', ({ pathname, request, name, lineBreak }) =>
  withService(async ({ send, messages }) => {
    const attack = ['a@b.example', 'Bcc: everyone@b.example', 'X-Attack: 1', '', 'Body'].join(lineBreak);

    await send(pathname, request(parametersWith({ reply_to: 'ada@engines.example', [name]: attack })));

    expect(messages().map(({ headers }) => headers.map(([header]) => header))).toEqual([
      [
        'from',
        'to',
        'reply-to',
        'subject',
        'message-id',
        'content-transfer-encoding',
        'date',
        'mime-version',
        'content-type',
      ],
    ]);
  }),
);

test('keeps the keys of the account out of the message', () =>
  withService(async ({ send, messages }) => {
    await send('/api/v1.0/email/send-form', multipart());

    expect(messages()).toHaveLength(1);
    Object.values(keys).forEach((key) => expect(messages()[0]?.body).not.toContain(key));
  }));

test('writes a file of its own for each message', () =>
  withService(async ({ send, files }) => {
    await Promise.all([1, 2, 3].map(() => send('/api/v1.0/email/send-form', multipart())));

    expect(files()).toHaveLength(3);
  }));

test.each(
  calls.flatMap(([pathname, request]) =>
    (
      [
        ['user_id', 'The Public Key is required. To find this ID, visit https://dashboard.emailjs.com/admin/account'],
        ['service_id', 'The service ID is required. To find this ID, visit https://dashboard.emailjs.com/admin'],
        [
          'template_id',
          'The template ID is required. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
        ],
      ] as const
    ).map(([name, text]) => ({ pathname, request, name, text })),
  ),
)('refuses a message without $name, sent to $pathname', ({ pathname, request, name, text }) =>
  withService(async ({ send, files }) => {
    expect(await send(pathname, request(parametersWith(), without(name)))).toEqual([400, text]);
    expect(await send(pathname, request(parametersWith(), { ...keys, [name]: '' }))).toEqual([400, text]);
    expect(files()).toEqual([]);
  }),
);

test.each(calls.flatMap(([pathname]) => ['GET', 'PUT', 'DELETE'].map((method) => [method, pathname])))(
  'allows no %s of %s',
  (method, pathname) =>
    withService(async ({ send, files }) => {
      expect(await send(String(pathname), { method: String(method) })).toEqual([405, 'Method Not Allowed']);
      expect(files()).toEqual([]);
    }),
);

test.each(calls)('takes 50 KB of values sent to %s, and not one byte more', (pathname, request) =>
  withService(async ({ send, files }) => {
    const limit = 50 * 1024;

    expect(await send(pathname, request({ message: 'é'.repeat(limit / 2) }))).toEqual(accepted);
    expect(await send(pathname, request({ message: 'é'.repeat(limit / 2), job_title: 'x' }))).toEqual([
      413,
      'Variables size limit. The maximum allowed variables size is 50Kb',
    ]);
    expect(files()).toHaveLength(1);
  }),
);

test.each(calls)('reads no more than a megabyte sent to %s', (pathname, request) =>
  withService(async ({ send, files }) => {
    expect(await send(pathname, request({ message: 'x'.repeat(3 * 1024 * 1024) }))).toEqual([413, 'Payload Too Large']);
    expect(files()).toEqual([]);
  }),
);

test.each([
  ['no form at all', '/api/v1.0/email/send-form', 'text/plain', 'hello'],
  ['a form without a boundary', '/api/v1.0/email/send-form', 'multipart/form-data', 'hello'],
  ['a form that breaks off', '/api/v1.0/email/send-form', 'multipart/form-data; boundary=x', '--x\r\nContent-Dis'],
  ['nothing', '/api/v1.0/email/send', 'application/json', ''],
  ['text instead of JSON', '/api/v1.0/email/send', 'application/json', 'hello'],
  ['JSON that breaks off', '/api/v1.0/email/send', 'application/json', '{"user_id":'],
  ['null', '/api/v1.0/email/send', 'application/json', 'null'],
])('calls %s a bad request', (_description, pathname, type, body) =>
  withService(async ({ send, files }) => {
    expect(await send(pathname, { method: 'POST', headers: { 'Content-Type': type }, body })).toEqual([
      400,
      'Bad Request',
    ]);
    expect(files()).toEqual([]);
  }),
);

test.each([
  '/',
  '/privacypolicy',
  '/api/v1.0/email',
  '/api/v1.0/email/send-form/',
  '/api/v1.0/email/send-forms',
  '/api/v1.1/email/send',
  '/en/api/v1.0/email/send',
  '//',
])('leaves %s to others', (pathname) =>
  withService(async ({ send, files }) => {
    expect(await send(pathname, multipart())).toEqual(notForTheService);
    expect(files()).toEqual([]);
  }),
);

test('looks at the path of an address only', () =>
  withService(async ({ send }) => {
    expect(await send('/api/v1.0/email/send-form?from=elsewhere', multipart())).toEqual(accepted);
  }));
