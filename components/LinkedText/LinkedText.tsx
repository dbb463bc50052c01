import { sitePath } from '@/components/siteUrl';

import styles from './LinkedText.module.scss';

type LinkedTextProps = {
  readonly text: string;
};

/** A text of a record, with a link for each `[words](url)`. */
export function LinkedText({ text }: LinkedTextProps) {
  // Texts, and after each the words and the URL of a link
  const parts = text.split(/\[([^[\]]+)\]\(([^()\s]+)\)/);
  return parts.map((part, index) => {
    if (index % 3 === 0) {
      return part;
    }
    return (
      index % 3 === 1 && (
        <a key={index} className={styles.named} href={sitePath(parts[index + 1] ?? '')}>
          {part}
        </a>
      )
    );
  });
}
