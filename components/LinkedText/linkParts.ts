import { telephoneLink } from '@/components/telephoneLink';

type LinkPart = { readonly words: string; readonly url: string };

/** Where words have no spaces between them, a URL ends before the next word, and before a sign of full width. */
const endOfUrl = String.raw`\s<>"“”„«»‘।\u3000-\u303f\uff00-\uffef\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}`;

/** `[words](/url)`, an https URL, an email address, or a telephone number in international form. */
const link = new RegExp(
  [
    String.raw`\[(?<words>[^[\]]+)\]\((?<url>[^()\s]+)\)`,
    String.raw`https:\/\/[^${endOfUrl}]*[^${endOfUrl}.,;:!?…’)\]]`,
    String.raw`(?<![\p{L}\d])[\w.%+\-]+@[\w\-]+(?:\.[\w\-]+)+`,
    String.raw`\+\d+(?:[ \u00a0]\d+)+`,
  ].join('|'),
  'gu',
);

/** Splits a text into plain text and links, in order. */
export function linkParts(text: string): (string | LinkPart)[] {
  const parts: (string | LinkPart)[] = [];
  let end = 0;
  for (const { 0: match, index, groups } of text.matchAll(link)) {
    const part = groups?.url ? { words: groups.words ?? '', url: groups.url } : unnamedLink(match);
    if (part) {
      parts.push(text.slice(end, index), part);
      end = index + match.length;
    }
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

function unnamedLink(match: string): LinkPart | undefined {
  if (!match.startsWith('+')) {
    return { words: match, url: match.startsWith('https:') ? match : `mailto:${match}` };
  }
  const url = telephoneLink(match);
  // Other numbers, such as “+20 000”, are no telephone numbers. The words stay on one line.
  return /^tel:\+\d{8,15}$/.test(url) ? { words: match.replaceAll(' ', '\u00a0'), url } : undefined;
}
