import { expect, type Locator, type Page, type Request } from 'playwright/test';

import { accountFields, emailService } from '../../components/lib/email/emailService';
import { contactForm } from '../../content/contact';
import { deployedUrl } from './environment';

export const { fields, texts: formTexts } = contactForm;

export const endpoint = '**/api/v1.0/email/send-form';

/** The values of the fields, by name. */
type Enquiry = Readonly<Record<string, string>>;

/** What visitors type into fields of one line. */
const shortTexts = ['Zoë', 'O’Grady-Łukasz', 'Fathom & Fell <Ltd>', 'Head of “Platform”', 'Éire'];

/** A complete enquiry. */
export function anEnquiry(overrides: Enquiry = {}): Enquiry {
  const values = {
    text: (index: number) => shortTexts[index % shortTexts.length] ?? '',
    email: () => 'zoe@fathom.example',
    tel: () => '+44 (0)20 7946-0184 ext. 12',
    textarea: () => 'Two Rust engineers by March 🦀\nشكرا',
  };
  return { ...Object.fromEntries(fields.map(({ name, type }, index) => [name, values[type](index)])), ...overrides };
}

/** The fields of a message, which the email service accepts in this format only. */
export async function payloadOf(request: Request): Promise<[string, string][]> {
  const body = request.postDataBuffer();
  const headers = { 'Content-Type': (await request.headerValue('content-type')) ?? '' };
  expect(headers['Content-Type'], 'multipart form data').toMatch(/^multipart\/form-data; boundary=/);
  const form = await new Response(body ? new Uint8Array(body) : null, { headers }).formData();
  return [...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]);
}

/** All that the email service receives of an enquiry, with or without scripts. */
export function payloadWith(enquiry: Enquiry): Readonly<Record<string, unknown>> {
  const account = Object.keys(accountFields(emailService)).map((name) => [name, expect.stringMatching(/./)] as const);
  // A local site never has the account in .env.local.
  const local = { service_id: 'demo_service' };
  return { ...enquiry, ...Object.fromEntries(account), ...(deployedUrl ? {} : local) };
}

/** The headline once it is sent. */
export const thanksTo = ({ first_name: name = '' }: Enquiry) => formTexts.sent.titleWithName.replace('{name}', name);

/** The contact form of the home page. */
export class ContactForm {
  private readonly form: Locator;
  readonly sendButton: Locator;
  readonly writeAnotherButton: Locator;
  readonly status: Locator;
  readonly summary: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole('form');
    this.sendButton = page.getByRole('button', { name: formTexts.submit, exact: true });
    this.writeAnotherButton = page.getByRole('button', { name: formTexts.sent.writeAnother, exact: true });
    this.status = this.form.getByRole('status');
    this.summary = page.getByRole('alert', { name: formTexts.errorSummaryTitle });
  }

  control(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }

  async fillIn(enquiry: Enquiry): Promise<void> {
    for (const [name, value] of Object.entries(enquiry)) {
      await this.control(name).fill(value);
    }
  }

  /** The current values of the visible fields. */
  values(): Promise<Enquiry> {
    const names = fields.map(({ name }) => name as string);
    return this.form.evaluate((form: HTMLFormElement, wanted) => {
      const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
      return Object.fromEntries(entries.filter(([name]) => wanted.includes(name)));
    }, names);
  }

  send(): Promise<void> {
    return this.sendButton.click();
  }

  /** Mocks the email service, so that no message is sent. @returns an array that collects the requests */
  async mockService(response: { status?: number; body?: string } = {}): Promise<Request[]> {
    const requests: Request[] = [];
    await this.page.route(endpoint, async (route) => {
      requests.push(route.request());
      const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/plain' };
      await route.fulfill({ status: 200, body: 'OK', headers, ...response });
    });
    return requests;
  }
}
