import type { ReactNode } from 'react';

type LinkedTextProps = {
  readonly text: string;
};

/** A text of a record, with a link for each `[words](url)`. */
export function LinkedText({ text }: LinkedTextProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: link, 1: words, 2: url = '', index } of text.matchAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g)) {
    parts.push(
      text.slice(end, index),
      <a key={index} href={url}>
        {words}
      </a>,
    );
    end = index + link.length;
  }
  return [...parts, text.slice(end)];
}
