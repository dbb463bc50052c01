import { sitePath } from '@/components/siteUrl';

import { linkParts } from './linkParts';

import styles from './LinkedText.module.scss';

type LinkedTextProps = {
  readonly text: string;
};

export function LinkedText({ text }: LinkedTextProps) {
  return linkParts(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={index} className={part.words === part.url ? undefined : styles.named} href={sitePath(part.url)}>
        {part.words}
      </a>
    ),
  );
}
