import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import nodemailer from 'nodemailer';

import { brand } from '../../content/brand';
import { contacts } from '../../content/contact';

type Parameters = Readonly<Record<string, string>>;

type Answer = {
  readonly status: number;
  readonly text: string;
};

/** Bytes of template parameters that the service accepts. */
const parametersLimit = 50 * 1024;
/** Bytes of a whole request that are worth reading. */
const bodyLimit = 1024 * 1024;
const dashboard = 'https://dashboard.emailjs.com/admin';
const credentials = ['lib_version', 'service_id', 'template_id', 'user_id'];

/**
 * A stand-in for EmailJS that speaks its two calls, and writes each message it accepts as an .eml file.
 * @returns false when the request is not for the service
 */
export async function answerAsEmailService(
  request: IncomingMessage,
  response: ServerResponse,
  outbox: string,
): Promise<boolean> {
  const pathname = request.url?.split('?')[0] ?? '/';
  if (!/^\/api\/v1\.0\/email\/(send|send-form)$/.test(pathname)) {
    return false;
  }
  const { status, text } = await answer(request, pathname, outbox);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Access-Control-Allow-Origin': '*' });
  response.end(text);
  return true;
}

async function answer(request: IncomingMessage, pathname: string, outbox: string): Promise<Answer> {
  if (request.method !== 'POST') {
    return { status: 405, text: 'Method Not Allowed' };
  }
  const body = await readBody(request);
  if (!body) {
    return { status: 413, text: 'Payload Too Large' };
  }

  let fields: Parameters;
  let parameters: Parameters;
  try {
    if (pathname.endsWith('send-form')) {
      fields = await readForm(request, body);
      parameters = Object.fromEntries(Object.entries(fields).filter(([name]) => !credentials.includes(name)));
    } else {
      const json = JSON.parse(body.toString('utf8')) as Parameters & { template_params?: Parameters };
      fields = json;
      parameters = json.template_params ?? {};
    }
    if (Object.values(parameters).some((value) => typeof value !== 'string')) {
      return { status: 400, text: 'Bad Request' };
    }
  } catch {
    return { status: 400, text: 'Bad Request' };
  }

  if (!fields.user_id) {
    return { status: 400, text: `The Public Key is required. To find this ID, visit ${dashboard}/account` };
  }
  if (!fields.service_id) {
    return { status: 400, text: `The service ID is required. To find this ID, visit ${dashboard}` };
  }
  if (!fields.template_id) {
    return { status: 400, text: `The template ID is required. To find this ID, visit ${dashboard}/templates` };
  }
  if (Buffer.byteLength(Object.values(parameters).join('')) > parametersLimit) {
    return { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' };
  }
  await deliver(parameters, outbox);
  return { status: 200, text: 'OK' };
}

/** @returns nothing when there is more than anyone may send */
async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= bodyLimit) {
      chunks.push(chunk);
    }
  }
  return length > bodyLimit ? undefined : Buffer.concat(chunks);
}

async function readForm(request: IncomingMessage, body: Buffer<ArrayBuffer>): Promise<Parameters> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Request('http://localhost', { method: 'POST', headers, body }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** Writes beside the target first, so that a file with the final name is always a whole message. */
async function deliver(parameters: Parameters, outbox: string): Promise<void> {
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
