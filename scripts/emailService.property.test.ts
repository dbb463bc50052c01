/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';
import PostalMime from 'postal-mime';

import { contacts, type FieldName } from '@/content/contact';

import { answerAsEmailService } from './emailService';

type Parameters = Readonly<Partial<Record<FieldName, string>>>;
type Call = 'multipart' | 'json';

const keys = { lib_version: '3.11.0', service_id: 'service_4kx', template_id: 'template_9', user_id: 'public-key' };
const calls = ['multipart', 'json'] as const;
const address = '/api/v1.0/email';

/** Every character there is, in pairs of its own where it needs two, and more of what tends to matter. */
const anyCharacter = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\t', ' ', '  ', '\0', '\u00a0', '\u2028', '\ufeff', '"', "'", '<b>', '=3D', '=?UTF-8?Q?x?=', '.'),
  fc.constantFrom('é', '王', 'ع', '\u200f', '\u202e', '👩🏽‍💻', 'From me', '--', ',', ';', ':', '@', '\\'),
);
/** What a text area can hold. A carriage return of its own is no line break there, and never gets out of one. */
const anyText = fc.string({
  unit: fc.oneof(
    { weight: 6, arbitrary: anyCharacter.filter((character) => character !== '\r') },
    { weight: 1, arbitrary: fc.constantFrom('\n', '\r\n', '\n.\n') },
  ),
});
const anyLine = fc.string({ unit: fc.stringMatching(/^[^\p{C}\p{Z}]$/u), minLength: 1, maxLength: 30 });
const anyAttack = fc
  .array(
    fc.oneof(
      fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\0', ' ', '\r\n '),
      fc.constantFrom(
        'Bcc: x@y.example',
        'X-Attack: 1',
        'Content-Type: text/html',
        '<a@b.example>',
        '"',
        ',',
        ':',
        ';',
        '(',
        'Cc',
        'é',
      ),
      anyCharacter,
    ),
  )
  .map((parts) => parts.join(''));

jest.setTimeout(30_000);

let server: Server;
let outbox: string;

beforeAll(async () => {
  outbox = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  server = createServer((request, response) => {
    answerAsEmailService(request, response, outbox).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  });
  // Otherwise the server may hang up just as the next of many requests goes out on the same connection.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(outbox, { recursive: true });
});

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

function requestOf(call: Call, parameters: Parameters): [pathname: string, init: RequestInit] {
  if (call === 'json') {
    const body = JSON.stringify({ ...keys, template_params: parameters });
    return [`${address}/send`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }];
  }
  const body = new FormData();
  Object.entries({ ...parameters, ...keys }).forEach(([name, value]) => body.append(name, value));
  return [`${address}/send-form`, { method: 'POST', body }];
}

/** Sends to the service, and takes every message it wrote out of the outbox. */
async function send(pathname: string, init: RequestInit) {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}${pathname}`, init);
  const answer = [response.status, await response.text()] as const;
  const files = readdirSync(outbox).map((name) => path.join(outbox, name));
  const messages = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
  files.forEach((file) => rmSync(file));
  return { answer, messages };
}

/** A text with the line breaks of this system and no last one, which belongs to the message. */
function asRead(text: string): string {
  return text.replace(/\r\n/g, '\n').replace(/\n$/, '');
}

function linesOf(parameters: Parameters): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

const otherHeaders = ['subject', 'message-id', 'content-transfer-encoding', 'date', 'mime-version', 'content-type'];

test.each(calls)('writes every text that comes in through %s into the message as it was', async (call) => {
  // Node 20 itself leaves out byte order marks that a value in a multipart body begins with.
  const text = anyText.filter((typed) => call === 'json' || !typed.startsWith('\ufeff'));
  const anyParameters = fc.record(
    { first_name: text, job_title: text, country_region: text, message: text },
    { requiredKeys: ['message'] },
  );
  await fc.assert(
    fc.asyncProperty(anyParameters, async (parameters) => {
      const { answer, messages } = await send(...requestOf(call, parameters));

      expect(answer).toEqual([200, 'OK']);
      expect(messages.map(({ text: read = '' }) => asRead(read))).toEqual([asRead(linesOf(parameters))]);
    }),
    { numRuns: 150 },
  );
});

test.each(calls)('writes names that come in through %s into the subject as they were', async (call) => {
  const names = fc.record({ first_name: anyLine, last_name: anyLine, company_name: anyLine });
  await fc.assert(
    fc.asyncProperty(names, async (parameters) => {
      const { messages } = await send(...requestOf(call, parameters));

      const { first_name, last_name, company_name } = parameters;
      expect(messages.map(({ subject }) => subject)).toEqual([`${first_name} ${last_name}, ${company_name}`]);
    }),
    { numRuns: 60 },
  );
});

test.each(calls)(
  'lets nothing that comes in through %s add a header, or change where the message goes',
  async (call) => {
    const attack = fc.record(
      { first_name: anyAttack, last_name: anyAttack, company_name: anyAttack, reply_to: anyAttack, message: anyAttack },
      { requiredKeys: ['message'] },
    );
    await fc.assert(
      fc.asyncProperty(attack, async (parameters) => {
        const { answer, messages } = await send(...requestOf(call, parameters));

        expect(answer).toEqual([200, 'OK']);
        const names = messages.map(({ headers }) => headers.map(({ key }) => key));
        const replyTo = names.flat().includes('reply-to') ? ['reply-to'] : [];
        expect(names).toEqual([['from', 'to', ...replyTo, ...otherHeaders]]);
        expect(
          messages.map(({ from, to, cc, bcc }) => [from?.address, to?.map((one) => one.address), cc, bcc]),
        ).toEqual([[contacts[0].email, [contacts[0].email], undefined, undefined]]);
      }),
      { numRuns: 120 },
    );
  },
);

test('answers any text at all sent to either address, and writes no message that it did not accept', async () => {
  const anyBody = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
  const anyType = fc.constantFrom('application/json', 'multipart/form-data; boundary=x', 'text/plain', '');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('send', 'send-form'), anyType, anyBody, async (name, type, body) => {
      const headers = { 'Content-Type': type };
      const { answer, messages } = await send(`${address}/${name}`, { method: 'POST', headers, body });

      expect(answer[0]).toBe(400);
      expect(messages).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
