import type { Page, Request } from 'playwright/test';

export const endpoint = '**/api/v1.0/email/send-form';

export type Enquiry = Readonly<Record<string, string>>;

export const labels: Enquiry = {
  first_name: 'First name',
  last_name: 'Last name',
  company_name: 'Company name',
  job_title: 'Job title',
  country_region: 'Country or region',
  reply_to: 'Email',
  message: 'Additional Information',
};

/** A person nobody else in this run is, so that their message can be found again. */
export function anEnquiry(overrides: Enquiry = {}): Enquiry {
  return {
    first_name: 'Zoë',
    last_name: 'O’Grady-Łukasz',
    company_name: 'Fathom & Fell <Ltd>',
    job_title: 'Head of “Platform”',
    country_region: 'Éire',
    message: `Two Rust engineers by March 🦀\nشكرا\nReference ${crypto.randomUUID()}`,
    ...overrides,
  };
}

export async function fillIn(page: Page, enquiry: Enquiry): Promise<void> {
  for (const [name, value] of Object.entries(enquiry)) {
    await page.getByLabel(labels[name] ?? name).fill(value);
  }
}

export async function typedIn(page: Page): Promise<Enquiry> {
  return page
    .getByRole('form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)])));
}

export async function payloadOf(request: Request): Promise<[string, string][]> {
  const body = request.postDataBuffer();
  const headers = { 'Content-Type': (await request.headerValue('content-type')) ?? '' };
  const form = await new Response(body ? new Uint8Array(body) : null, { headers }).formData();
  return [...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]);
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
export const statusOf = (page: Page) => page.getByRole('form').getByRole('status');
