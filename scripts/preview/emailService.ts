import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import nodemailer from 'nodemailer';

import { brand } from '../../content/brand';
import { contacts } from '../../content/contact';

type Parameters = Readonly<Record<string, string>>;

type Message = {
  readonly user_id?: string;
  readonly service_id?: string;
  readonly template_id?: string;
  readonly parameters: Parameters;
};

type Answer = {
  readonly status: number;
  readonly text: string;
};

/** Bytes of template parameters that EmailJS accepts. */
const parametersLimit = 50 * 1024;
const credentials = ['lib_version', 'service_id', 'template_id', 'user_id'];
const dashboard = 'https://dashboard.emailjs.com/admin';

/**
 * A stand-in for EmailJS. It answers the service's two calls, and writes each accepted message as an .eml file.
 * @returns false if the request is not for the service
 */
export async function answerAsEmailService(
  request: IncomingMessage,
  response: ServerResponse,
  outbox: string,
): Promise<boolean> {
  const [pathname = ''] = request.url?.split('?') ?? [];
  if (!/^\/api\/v1\.0\/email\/(send|send-form)$/.test(pathname)) {
    return false;
  }
  const { status, text } = await answer(request, pathname.endsWith('send-form'), outbox);
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
  });
  response.end(text);
  return true;
}

async function answer(request: IncomingMessage, isForm: boolean, outbox: string): Promise<Answer> {
  if (request.method === 'OPTIONS') {
    return { status: 200, text: '' }; // The CORS preflight of a JSON request.
  }
  if (request.method !== 'POST') {
    return { status: 405, text: 'Method Not Allowed' };
  }
  const message = await (isForm ? readForm(request) : readJson(request)).catch(() => undefined);
  if (!message) {
    return { status: 400, text: 'Bad Request' };
  }
  if (!message.user_id) {
    return { status: 400, text: `The Public Key is required. To find this ID, visit ${dashboard}/account` };
  }
  if (!message.service_id) {
    return { status: 400, text: `The service ID is required. To find this ID, visit ${dashboard}` };
  }
  if (!message.template_id) {
    return { status: 400, text: `The template ID is required. To find this ID, visit ${dashboard}/templates` };
  }
  if (Buffer.byteLength(Object.values(message.parameters).join('')) > parametersLimit) {
    return { status: 413, text: 'Variables size limit. The maximum allowed variables size is 50Kb' };
  }
  await deliver(message.parameters, outbox);
  return { status: 200, text: 'OK' };
}

async function readForm(request: IncomingMessage): Promise<Message> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  const fields = textsOf([...form]);
  const parameters = Object.fromEntries(Object.entries(fields).filter(([name]) => !credentials.includes(name)));
  return { ...fields, parameters };
}

async function readJson(request: IncomingMessage): Promise<Message> {
  const { template_params = {}, ...keys } = JSON.parse(String(await buffer(request)));
  return { ...keys, parameters: textsOf(Object.entries(template_params)) };
}

/** EmailJS accepts every primitive value, and shows null as nothing. */
function textsOf(entries: readonly (readonly [string, unknown])[]): Record<string, string> {
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (typeof value === 'object' && value !== null) {
        throw new Error(`${name} is not a primitive value.`);
      }
      return [name, String(value ?? '')];
    }),
  );
}

/** Writes a temporary file first, so that a file with the final name is always a whole message. */
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
