import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { accountFieldNames, sendPath } from '../../components/lib/email/emailService';

/**
 * A stand-in for the email service, which writes the fields of each message into a text file.
 * @returns false if the request is not for the service
 */
export async function answerAsEmailService(
  request: IncomingMessage,
  response: ServerResponse,
  outbox: string,
): Promise<boolean> {
  if (request.url?.split('?')[0] !== sendPath) {
    return false;
  }
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  accountFieldNames.forEach((name) => form.delete(name));
  const file = path.join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.txt`);
  mkdirSync(outbox, { recursive: true });
  writeFileSync(file, Array.from(form, ([name, value]) => `${name}: ${String(value)}\n`).join(''));
  console.log(`Message written to ${path.relative(process.cwd(), file)}`);
  // As the service does, it accepts messages from the pages of any origin.
  const answered = { 'Content-Type': 'text/plain; charset=utf-8', 'Access-Control-Allow-Origin': '*' };
  response.writeHead(200, answered).end('OK');
  return true;
}
