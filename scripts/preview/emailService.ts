import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import nodemailer from 'nodemailer';

import { brand } from '../../content/brand';
import { contacts } from '../../content/contact';

type Fields = Readonly<Record<string, string>>;

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
  if (!/^\/api\/v1\.0\/email\/send-form$/.test(request.url?.split('?')[0] ?? '')) {
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
  const fields = await readFields(request).catch(() => undefined);
  if (!fields) {
    return [400, 'Bad Request'];
  }
  const missing = requiredKeys.find((name) => !fields[name]);
  if (missing) {
    return [400, `${missing} is required. To find it, visit https://dashboard.emailjs.com/admin`];
  }
  const parameters = Object.fromEntries(
    Object.entries(fields).filter(([name]) => ![...requiredKeys, 'lib_version'].includes(name)),
  );
  await deliver(parameters, outbox);
  return [200, 'OK'];
}

/** Says where the messages of the contact form go. The origin is empty without an EmailJS account. */
export function deliveryNote(emailOrigin: string, outbox: string): string {
  return emailOrigin
    ? `The contact form sends real messages through ${emailOrigin}`
    : `Messages sent by the contact form are written to ${outbox}/`;
}

async function readFields(request: IncomingMessage): Promise<Fields> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** Writes a temporary file first, so that a file with the final name is always a whole message. */
async function deliver(parameters: Fields, outbox: string): Promise<void> {
  const { first_name = '', last_name = '', company_name = '', reply_to } = parameters;
  const { message } = await nodemailer
    .createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    .sendMail({
      from: { name: `${brand.name} website`, address: contacts[0].email },
      to: contacts[0].email,
      subject: `${first_name} ${last_name}, ${company_name}`,
      ...(reply_to && { replyTo: reply_to }),
      text: Object.entries(parameters)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    });
  mkdirSync(outbox, { recursive: true });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  const target = path.join(outbox, name);
  writeFileSync(`${target}.part`, message as Buffer);
  renameSync(`${target}.part`, target);
  console.log(`Message written to ${path.relative(process.cwd(), target)}`);
}
