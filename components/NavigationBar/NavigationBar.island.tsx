'use client';

import { useSyncExternalStore } from 'react';

import { Brandmark } from '@/components/Brandmark/Brandmark';
import { ButtonLink } from '@/components/Button/Button';
import type { Navigation } from '@/content/navigation';
import type { Mark } from '@/content/site';

import { isScrolled, menuId, openMenu, subscribeToBar } from './barState';

import styles from './NavigationBar.module.scss';

type NavigationBarProps = {
  readonly content: Navigation;
  readonly mark: Mark;
  readonly brandName: string;
  /** The logo's accessible name. */
  readonly logoLabel: string;
};

/**
 * The fixed bar of every page. In a window narrower than lg, its links are a native popover: the browser opens it, closes
 * it with Escape and handles its tab order, also before React hydrates the bar.
 */
export function NavigationBar({ content, mark, brandName, logoLabel }: NavigationBarProps) {
  const scrolled = useSyncExternalStore(subscribeToBar, isScrolled, () => false);
  const expanded = useSyncExternalStore(
    subscribeToBar,
    () => openMenu() !== null,
    () => false,
  );

  return (
    <header className={styles.bar} data-scrolled={scrolled}>
      <div className={styles.row}>
        <a className={styles.logo} href="/" aria-label={logoLabel}>
          <Brandmark mark={mark} size={36} />
          <span suppressHydrationWarning>{brandName}</span>{' '}
        </a>
        <button className={styles.toggle} type="button" popoverTarget={menuId} aria-expanded={expanded}>
          <span className={styles.toggleLabels}>
            <span suppressHydrationWarning>{content.menuLabel}</span>
            <span suppressHydrationWarning>{content.closeLabel}</span>
          </span>
          <span className={styles.toggleIcon} aria-hidden="true" />
        </button>
        <nav className={styles.menu} id={menuId} popover="auto" tabIndex={-1} aria-label={content.label}>
          <ul className={styles.links}>
            {content.links.map(({ id, title, link }) => (
              <li key={id}>
                <a className={styles.link} href={link} suppressHydrationWarning>
                  {title}
                </a>
              </li>
            ))}
            <li className={styles.action}>
              <ButtonLink href={content.callToAction.link} suppressHydrationWarning>
                {content.callToAction.title}
              </ButtonLink>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
