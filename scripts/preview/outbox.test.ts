/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

import { contactForm } from '../../content/contact';
import { listen } from '../lib/listen';
import { runInTemporaryFolder } from '../testing/temporaryFolder';
import { answerAsEmailService } from './outbox';

runInTemporaryFolder();

/** Posts a form to the stand-in. @returns its response, and the messages in the outbox */
async function post(path: string, values: Readonly<Record<string, string>>) {
  const { port, close } = await listen(async (request, response) => {
    if (!(await answerAsEmailService(request, response, 'messages/outbox'))) {
      response.writeHead(404).end();
    }
  });
  const body = new FormData();
  Object.entries(values).forEach(([name, value]) => body.set(name, value));
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body });
  const headers = ['Content-Type', 'Access-Control-Allow-Origin'].map((name) => response.headers.get(name));
  const answer = [response.status, await response.text(), ...headers];
  close();
  return {
    answer,
    messages: readdirSync('.', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt')),
  };
}

const values = Object.fromEntries(contactForm.fields.map(({ name }) => [name, `value of ${name}`]));

test('a message has every value, and no account', async () => {
  jest.spyOn(console, 'log').mockReturnValue(undefined);
  const own = { lib_version: '3.11.0', service_id: 's', template_id: 't', user_id: 'u' };
  const { answer, messages } = await post('/api/v1.0/email/send-form?a', { ...values, ...own });

  expect(answer).toEqual([200, 'OK', 'text/plain; charset=utf-8', '*']);
  // No system refuses such a name.
  expect(messages).toEqual([
    expect.stringMatching(/^messages.outbox.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f]{8}\.txt$/),
  ]);
  expect(console.log).toHaveBeenCalledWith(`Message written to ${messages[0]}`);
  const lines = Object.entries(values).map(([name, value]) => `${name}: ${value}\n`);
  expect(readFileSync(messages[0] ?? '', 'utf8')).toBe(lines.join(''));
});

test('other URLs are not for the service', async () => {
  expect(await post('/api/v1.0/email/send', values)).toEqual({ answer: [404, '', null, null], messages: [] });
});
