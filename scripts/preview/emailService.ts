import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import nodemailer from 'nodemailer';

import { brand } from '../../content/brand';
import { contacts } from '../../content/contact';

const requiredKeys = ['user_id', 'service_id', 'template_id'];

/**
 * A stand-in for EmailJS. It answers as the service does, and writes each accepted message as an .eml file.
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
  const [status, text] = await answer(request, outbox);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
  return true;
}

async function answer(request: IncomingMessage, outbox: string): Promise<[status: number, text: string]> {
  if (request.method !== 'POST') {
    return [405, 'Method Not Allowed'];
  }
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const body = new Response(new Uint8Array(await buffer(request)), { headers });
  const form = await body.formData().catch(() => undefined);
  if (!form) {
    return [400, 'Bad Request'];
  }
  const missing = requiredKeys.find((name) => !form.get(name));
  if (missing) {
    return [400, `${missing} is required. To find it, visit https://dashboard.emailjs.com/admin`];
  }
  [...requiredKeys, 'lib_version'].forEach((name) => form.delete(name));
  await deliver(new Map([...form].map(([name, value]) => [name, String(value)])), outbox);
  return [200, 'OK'];
}

/** Writes a temporary file first, so that a file with the final name is always a whole message. */
async function deliver(fields: ReadonlyMap<string, string>, outbox: string): Promise<void> {
  const [firstName, lastName, company] = ['first_name', 'last_name', 'company_name'].map(
    (name) => fields.get(name) ?? '',
  );
  const replyTo = fields.get('reply_to');
  const { message } = await nodemailer
    .createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    .sendMail({
      from: { name: `${brand.name} website`, address: contacts[0].email },
      to: contacts[0].email,
      subject: `${firstName} ${lastName}, ${company}`,
      ...(replyTo && { replyTo }),
      text: [...fields].map(([name, value]) => `${name}: ${value}`).join('\n'),
    });
  mkdirSync(outbox, { recursive: true });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  const target = path.join(outbox, name);
  writeFileSync(`${target}.part`, message as Buffer);
  renameSync(`${target}.part`, target);
  console.log(`Message written to ${path.relative(process.cwd(), target)}`);
}
