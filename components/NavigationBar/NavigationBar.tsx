import type { ReactNode } from 'react';

import { ButtonLink } from '@/components/Button/Button';
import type { Navigation } from '@/scripts/schemas/content';

import styles from './NavigationBar.module.scss';

type NavigationBarProps = {
  readonly copy: Navigation;
  /** The logo's accessible name. */
  readonly logoLabel: string;
  /** The privacy policy has no dark picture behind the bar at its full height. */
  readonly variant: 'home' | 'privacy';
  readonly children: ReactNode;
};

const menuId = 'menu';

/**
 * The bar over every page. Below lg its links are a popover, which the browser opens, closes with
 * Escape and takes out of the tab order. The page's inline script does what is left: enhanceBar.ts.
 * It changes data-scrolled and aria-expanded, also before hydration; React leaves them as they are.
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
          aria-expanded={false}
          suppressHydrationWarning
        >
          <span>{copy.menuLabel}</span>
          <span className={styles.toggleSign} aria-hidden="true" />
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
