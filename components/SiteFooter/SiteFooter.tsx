import { Brandmark } from '@/components/Brandmark/Brandmark';
import { Icon } from '@/components/Icon/Icon';
import { sitePath } from '@/components/siteUrl';
import type { Mark } from '@/content/schema/brand';
import type { Alternate } from '@/content/schema/metadata';
import type { Footer, SocialItem } from '@/content/schema/navigation';

import styles from './SiteFooter.module.scss';

type SiteFooterProps = {
  readonly copy: Footer;
  readonly alternates: readonly Alternate[];
  readonly socials: readonly SocialItem[];
  readonly mark: Mark;
  readonly owner: string;
  readonly slogan: string;
  /** The inline script replaces it by the visitor’s: app/_client/bridge.ts. */
  readonly buildYear: number;
};

export function SiteFooter({ copy, alternates, socials, mark, owner, slogan, buildYear }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <Brandmark mark={mark} size={80} label={copy.logoAlt} />
      <nav className={styles.links} aria-label={copy.linksLabel}>
        <ul>
          {copy.links.map(({ id, title, link }) => (
            <li key={id}>
              <a className={styles.link} href={sitePath(link)}>
                {title}
              </a>
            </li>
          ))}
          {alternates.map(({ language, url, name }) => (
            <li key={language}>
              <a className={styles.link} href={url} lang={language} hrefLang={language}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.copyright}>
        <strong>{slogan}</strong> © <span data-year>{buildYear}</span> {owner.replace(/\.?$/, '.')} {copy.rights}
      </p>
      <ul className={styles.socials} aria-label={copy.socialLabel}>
        {socials.map(({ id, title, icon, link }) => (
          <li key={id}>
            <a className={styles.social} href={link} target="_blank" rel="noopener noreferrer">
              <Icon name={icon} />
              <span className="visually-hidden">{`${title} ${copy.opensInNewTab}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
