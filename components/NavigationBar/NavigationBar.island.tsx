'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { Brandmark } from '@/components/Brandmark/Brandmark';
import { ButtonLink } from '@/components/Button/Button';
import { sitePath } from '@/components/lib/siteUrl';
import type { Navigation } from '@/content/navigation';
import type { Mark } from '@/content/site';

import { closeMenuOnLeave, isScrolled } from './barBehaviour';

import styles from './NavigationBar.module.scss';

type NavigationBarProps = {
  readonly content: Navigation;
  readonly mark: Mark;
  readonly brandName: string;
  /** The logo's accessible name. */
  readonly logoLabel: string;
};

const menuId = 'menu';

/**
 * The fixed bar of every page. In a window narrower than lg, its links are a native popover: the browser opens it, closes
 * it with Escape and handles its tab order, also before React hydrates the bar.
 */
export function NavigationBar({ content, mark, brandName, logoLabel }: NavigationBarProps) {
  const barRef = useRef<HTMLElement>(null);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const scrolled = useSyncExternalStore(subscribeToScroll, isScrolled, () => false);

  useEffect(() => {
    const bar = barRef.current;
    if (!bar) {
      return;
    }
    const listening = new AbortController();
    const { signal } = listening;
    closeMenuOnLeave(bar, { signal });
    const update = () => setIsMenuOpen(Boolean(bar.querySelector(':popover-open')));
    update(); // It may be open before React hydrates the bar.
    bar.querySelector('nav')?.addEventListener('toggle', update, { signal });
    return () => listening.abort();
  }, []);

  return (
    <header ref={barRef} className={styles.bar} data-scrolled={scrolled}>
      <div className={styles.row}>
        <a className={styles.logo} href={sitePath('/')} aria-label={logoLabel}>
          <Brandmark mark={mark} size={36} />
          <span suppressHydrationWarning>{brandName}</span>{' '}
        </a>
        <button
          className={styles.toggle}
          type="button"
          popoverTarget={menuId}
          aria-controls={menuId}
          aria-expanded={isMenuOpen}
        >
          <span suppressHydrationWarning>{content.menuLabel}</span>
          <span className={styles.toggleIcon} aria-hidden="true" />
        </button>
        <nav className={styles.menu} id={menuId} popover="auto" tabIndex={-1} aria-label={content.label}>
          <div className={styles.panel}>
            <ul className={styles.links}>
              {content.links.map(({ id, title, link }) => (
                <li key={id}>
                  <a className={styles.link} href={sitePath(link)} suppressHydrationWarning>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            <ButtonLink href={content.callToAction.link} suppressHydrationWarning>
              {content.callToAction.title}
            </ButtonLink>
          </div>
        </nav>
      </div>
    </header>
  );
}

function subscribeToScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange);
  return () => removeEventListener('scroll', onChange);
}
