/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import PostalMime, { type Email } from 'postal-mime';

import { contacts } from '../../content/contact';
import { answerAsEmailService } from './emailService';
import { listen } from './listen';

const form = '/api/v1.0/email/send-form';
const json = '/api/v1.0/email/send';
const credentials = { lib_version: '3.11.0', service_id: 'service', template_id: 'template', user_id: 'key' };
const enquiry = {
  first_name: '王',
  last_name: 'Lovelace',
  company_name: 'Fathom & Fell',
  reply_to: 'ada@engines.example',
  message: 'Two lines,\nمرحبا 👩🏽‍💻 <b>=3D</b>',
};

const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
const outbox = path.join(folder, 'outbox');
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  server = await listen((request, response) => {
    void answerAsEmailService(request, response, outbox).then((answered) => answered || response.writeHead(204).end());
  });
});
beforeEach(() => jest.spyOn(console, 'log').mockImplementation());
afterEach(() => rmSync(outbox, { recursive: true, force: true }));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function send(pathname: string, init: RequestInit): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${pathname}`, init);
}

function formBody(fields: Readonly<Record<string, string>>): RequestInit {
  const body = new FormData();
  Object.entries(fields).forEach(([name, value]) => body.append(name, value));
  return { method: 'POST', body };
}

function jsonBody(value: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}

async function messages(): Promise<Email[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.eml'));
  return Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))));
}

test.each([
  ['a form', form, formBody({ ...enquiry, ...credentials })],
  ['JSON', json, jsonBody({ ...credentials, template_params: enquiry })],
])('%s becomes one message with every field and no key', async (_kind, pathname, init) => {
  const response = await send(pathname, init);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  expect(await messages()).toMatchObject([
    {
      to: [{ address: contacts[0].email }],
      replyTo: [{ address: enquiry.reply_to }],
      subject: '王 Lovelace, Fathom & Fell',
      text: `${Object.entries(enquiry)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n')}\n`,
    },
  ]);
});

test('a line break in a field adds no header', async () => {
  await send(form, formBody({ ...enquiry, ...credentials, first_name: 'Ada\r\nBcc: everyone@b.example' }));
  const [message] = await messages();
  expect(message?.bcc).toBeUndefined();
  expect(message?.subject).toContain('Bcc: everyone@b.example');
});

test('JSON may contain numbers, booleans and null, but no objects', async () => {
  const template_params = { first_name: 7, last_name: true, company_name: null };
  expect((await send(json, jsonBody({ ...credentials, template_params }))).status).toBe(200);
  expect(await messages()).toMatchObject([{ text: 'first_name: 7\nlast_name: true\ncompany_name: \n' }]);
  expect((await send(json, jsonBody({ ...credentials, template_params: { message: {} } }))).status).toBe(400);
});

test('a browser may send JSON from another origin', async () => {
  const { status, headers } = await send(json, { method: 'OPTIONS' });
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-headers')).toBe('Content-Type');
});

test.each(['user_id', 'service_id', 'template_id'])('a message without %s is refused', async (name) => {
  for (const [pathname, init] of [
    [form, formBody({ ...enquiry, ...credentials, [name]: '' })],
    [json, jsonBody({ ...credentials, [name]: undefined, template_params: enquiry })],
  ] as const) {
    const response = await send(pathname, init);
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('is required')]);
  }
  expect(await messages()).toEqual([]);
});

test('50 KB of values are accepted, and no byte more', async () => {
  const message = 'é'.repeat(25 * 1024);
  expect((await send(form, formBody({ ...credentials, message }))).status).toBe(200);
  expect((await send(form, formBody({ ...credentials, message: `${message}x` }))).status).toBe(413);
});

test.each([
  ['a form without a boundary', form, 'multipart/form-data', 'hello', 400],
  ['broken JSON', json, 'application/json', '{"user_id":', 400],
  ['null', json, 'application/json', 'null', 400],
  ['a request for another address', `${json}s`, 'application/json', '{}', 204],
])('%s is not accepted', async (_description, pathname, type, body, status) => {
  expect((await send(pathname, { method: 'POST', headers: { 'Content-Type': type }, body })).status).toBe(status);
});

test('GET is not allowed', async () => {
  expect((await send(form, {})).status).toBe(405);
});
