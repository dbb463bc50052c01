import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import nodemailer from 'nodemailer';

import { brand } from '../../content/brand';
import { contacts } from '../../content/contact';

/**
 * A stand-in for EmailJS, which writes each message as an .eml file.
 * @returns false if the request is not for the service
 */
export async function answerAsEmailService(
  request: IncomingMessage,
  response: ServerResponse,
  outbox: string,
): Promise<boolean> {
  if (request.url?.split('?')[0] !== '/api/v1.0/email/send-form') {
    return false;
  }
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  ['lib_version', 'service_id', 'user_id'].forEach((name) => form.delete(name));
  const replyTo = form.get('reply_to');
  const { message } = await nodemailer
    .createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    .sendMail({
      from: { name: `${brand.name} website`, address: contacts[0].email },
      to: contacts[0].email,
      subject: [...form.values()].slice(0, 3).map(String).join(', '),
      ...(replyTo && { replyTo: String(replyTo) }),
      text: [...form].map(([name, value]) => `${name}: ${String(value)}`).join('\n'),
    });
  const file = path.join(outbox, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`);
  mkdirSync(outbox, { recursive: true });
  writeFileSync(file, message as Buffer);
  console.log(`Message written to ${path.relative(process.cwd(), file)}`);
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end('OK');
  return true;
}
