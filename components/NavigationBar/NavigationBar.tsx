import type { ReactNode } from 'react';

import { ButtonLink } from '@/components/Button/Button';
import type { Navigation } from '@/content/schema/navigation';

import styles from './NavigationBar.module.scss';

type NavigationBarProps = {
  readonly copy: Navigation;
  /** The logo's accessible name. */
  readonly logoLabel: string;
  /** The background before the page is scrolled. Over the dark hero the bar is transparent. */
  readonly variant: 'transparent' | 'opaque';
  readonly children: ReactNode;
};

const menuId = 'menu';

/**
 * The fixed bar of every page. Below lg its links are a native popover: the browser opens it, closes it
 * with Escape and handles its tab order. A script adds the rest (enhanceBar.ts). In `next dev` it may change
 * data-scrolled and aria-expanded before React hydrates the page.
 */
export function NavigationBar({ copy, logoLabel, variant, children }: NavigationBarProps) {
  return (
    <header className={styles.bar} data-scrolled={false} data-variant={variant} suppressHydrationWarning>
      <div className={styles.row}>
        <a className={styles.logo} href={copy.home.link} aria-label={logoLabel}>
          {children}
        </a>
        <button
          className={styles.toggle}
          type="button"
          popoverTarget={menuId}
          aria-controls={menuId}
          suppressHydrationWarning
        >
          <span className={styles.toggleIcon} aria-hidden="true" />
          <span>{copy.menuLabel}</span>
        </button>
        <nav className={styles.menu} id={menuId} popover="auto" aria-label={copy.label}>
          <div className={styles.panel} tabIndex={-1}>
            <ul className={styles.links}>
              {copy.links.map(({ id, title, link }) => (
                <li key={id}>
                  <a className={styles.link} href={link}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            <ButtonLink className={styles.callToAction} href={copy.callToAction.link}>
              {copy.callToAction.title}
            </ButtonLink>
          </div>
        </nav>
      </div>
    </header>
  );
}
