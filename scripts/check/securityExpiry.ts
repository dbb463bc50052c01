import type { Metadata } from '../../content/schema/metadata';

/** Days before the end of security.txt from which on the check mentions it. */
const warningDays = 30;

/** @returns a line if the record for security.txt has expired, or soon will */
export function securityExpiry({ security }: Metadata, now: number): { error?: string; note?: string } {
  if (!security) {
    return {};
  }
  const days = Math.floor((Date.parse(security.expires) - now) / (24 * 60 * 60 * 1000)) + 1;
  const line = `content/metadata.ts  metadata.security.expires  “${security.expires}”`;
  if (days <= 0) {
    return { error: `${line}  must be in the future: who reads an expired security.txt must not use it` };
  }
  return days <= warningDays
    ? { note: `${line}  ends in ${days} days: check the contact, and write a day within a year from now` }
    : {};
}
