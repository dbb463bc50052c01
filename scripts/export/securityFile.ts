import type { Metadata } from '../../content/schema/metadata';

/** The name of the file in out/. RFC 9116 fixes its URL. */
const name = '.well-known/security.txt';

/** @returns the file that tells finders of a vulnerability whom to write to; nothing without a record */
export function securityFile(
  { security }: Pick<Metadata, 'security'>,
  language: string,
  siteUrl: string,
): Record<string, string> {
  if (!security) {
    return {};
  }
  const lines = [
    `Contact: ${security.contact}`,
    // The end of the day in the last time zone.
    `Expires: ${security.expires}T23:59:59-12:00`,
    `Preferred-Languages: ${language}`,
    // Finders look at the root of the domain only.
    `Canonical: ${new URL(name, new URL(siteUrl).origin).href}`,
  ];
  return { [name]: `${lines.join('\n')}\n` };
}
