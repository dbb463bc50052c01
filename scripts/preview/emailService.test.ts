/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import PostalMime, { type Email } from 'postal-mime';

import { contacts } from '../../content/contact';
import { runInTemporaryFolder } from '../temporaryFolder';
import { answerAsEmailService } from './emailService';
import { listen } from './listen';

const keys = { lib_version: '3.11.0', service_id: 'service', template_id: 'template', user_id: 'key' };
const enquiry = {
  first_name: '王',
  last_name: 'Lovelace',
  company_name: 'Fathom & Fell',
  reply_to: 'ada@engines.example',
  message: 'Two lines,\nمرحبا 👩🏽‍💻 <b>=3D</b>',
};
let server: Awaited<ReturnType<typeof listen>>;

runInTemporaryFolder();
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  server = await listen((request, response) => {
    void answerAsEmailService(request, response, 'outbox').then(
      (answered) => answered || response.writeHead(204).end(),
    );
  });
});
afterEach(() => server.close());

async function send(init: RequestInit, pathname = '/api/v1.0/email/send-form'): Promise<[number, string]> {
  const response = await fetch(`http://127.0.0.1:${server.port}${pathname}`, init);
  return [response.status, await response.text()];
}

function form(fields: Readonly<Record<string, string>>): RequestInit {
  const body = new FormData();
  Object.entries(fields).forEach(([name, value]) => body.append(name, value));
  return { method: 'POST', body };
}

async function messages(): Promise<Email[]> {
  const files = existsSync('outbox') ? readdirSync('outbox') : [];
  return Promise.all(files.map((name) => PostalMime.parse(readFileSync(`outbox/${name}`))));
}

test('a form becomes one message with every field and no key', async () => {
  expect(await send(form({ ...enquiry, ...keys }))).toEqual([200, 'OK']);
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

test.each(['user_id', 'service_id', 'template_id'])('a message without %s is rejected', async (name) => {
  expect(await send(form({ ...enquiry, ...keys, [name]: '' }))).toEqual([400, expect.stringContaining(name)]);
  expect(await messages()).toEqual([]);
});

test('another method, body or path is not accepted', async () => {
  expect((await send({}))[0]).toBe(405);
  expect((await send({ method: 'POST', body: 'hello' }))[0]).toBe(400);
  expect((await send(form(keys), '/api/v1.0/email/send-forms'))[0]).toBe(204);
});
