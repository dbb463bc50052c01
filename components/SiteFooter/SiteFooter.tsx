import { Brandmark } from '@/components/Brandmark/Brandmark';
import { Icon } from '@/components/Icon/Icon';
import { personId } from '@/components/lib/heroAnswer';
import type { Footer, SocialItem } from '@/content/navigation';
import type { Brand, Mark } from '@/content/site';

import styles from './SiteFooter.module.scss';

type SiteFooterProps = {
  readonly content: Footer;
  readonly socials: readonly SocialItem[];
  readonly mark: Mark;
  readonly brand: Brand;
  /** The inline script replaces it by the visitor’s: app/_client/preparePage.ts. */
  readonly buildYear: number;
};

export function SiteFooter({ content, socials, mark, brand, buildYear }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <Brandmark mark={mark} size={80} label={brand.name} />
      <div className={styles.largeMark}>
        <Brandmark mark={mark} size={440} />
      </div>
      <div className={styles.joint} />
      {/* A script adds the picture. */}
      <div id={personId} className={styles.ring} aria-hidden="true" />
      <p className={styles.day}>{content.firstDay}</p>
      <div className={styles.links}>
        <nav aria-label={content.linksLabel}>
          <ul>
            {content.links.map(({ id, title, link }) => (
              <li key={id}>
                <a className={styles.link} href={link}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul aria-label={content.socialLabel}>
          {socials.map(({ id, title, icon, link }) => (
            <li key={id}>
              <a className={styles.social} href={link} target="_blank" rel="noopener noreferrer">
                <Icon name={icon} />
                <span className="visually-hidden">{`${title} ${content.opensInNewTab}`}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.copyright}>
        <strong>{brand.slogan}</strong> © <span data-year="">{buildYear}</span> {brand.legalName.replace(/\.?$/, '.')}{' '}
        {content.rights}
      </p>
    </footer>
  );
}
