import { gzipSync } from 'node:zlib';

import { compress } from './compress';
import { elementsOf, type PageElement } from './parsedPage';

/** TCP's initial congestion window: ten packets of 1,460 bytes. */
export const firstRoundTrip = 14_600;
/** Bytes of the headers that hosts add by themselves: status, date, type, length and the like. nginx adds 278. */
const hostsOwnHeaders = 300;

/** @returns a line for a page that needs a second round trip, which costs its visitors time but is no error */
export function weightNote(name: string, html: string, headers: Readonly<Record<string, string>>): string | undefined {
  const headerText = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
  const document = weigh(html);
  const excess = document + headerText.join('').length + hostsOwnHeaders - firstRoundTrip;
  if (excess <= 0) {
    return undefined;
  }
  const [heaviest] = elementsOf(html)
    .filter((element) => element.name === 'section' && element.attributes.id)
    .map((section) => ({ section, size: gzipSync(html.slice(section.start, section.end)).length })) // Brotli is slow.
    .sort((one, other) => other.size - one.size);
  return [
    `${name} is ${excess} B larger than a first round trip (${firstRoundTrip} B, compressed, with its headers).`,
    ...(heaviest
      ? [
          `Its heaviest section is “${heaviest.section.attributes.id}” (${document - weigh(without(heaviest.section, html))} B).`,
        ]
      : []),
    'A visitor waits for one more round trip, about 150 ms on a phone.',
  ].join(' ');
}

function without({ start, end }: PageElement, html: string): string {
  return html.slice(0, start) + html.slice(end);
}

function weigh(text: string): number {
  return compress(Buffer.from(text)).length;
}
