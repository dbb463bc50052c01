'use client';

import { type ReactNode, type Ref, useEffect, useRef, useSyncExternalStore } from 'react';

import { ButtonLink } from '@/components/Button/Button';
import { ErrorBoundary } from '@/components/ErrorBoundary/ErrorBoundary';
import type { Navigation } from '@/schemas/content';

import { isScrolled } from './isScrolled';

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
 * Escape and takes out of the tab order by itself, so the menu works before this script arrives
 * and if it never does. The script adds the scrolled style, aria-expanded, and closing on a followed link.
 */
export function NavigationBar(props: NavigationBarProps) {
  return (
    <ErrorBoundary fallback={<Bar {...props} scrolled />}>
      <LiveBar {...props} />
    </ErrorBoundary>
  );
}

function LiveBar(props: NavigationBarProps) {
  const scrolled = useSyncExternalStore(subscribeToScroll, isScrolled, () => false);
  const expanded = useSyncExternalStore(subscribeToToggle, isMenuOpen, () => undefined);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Where lg begins is the style sheet's business: it takes the button away.
    const closeOnceWide = () => button.current?.checkVisibility?.() === false && closeMenu();

    window.addEventListener('hashchange', closeMenu);
    window.addEventListener('resize', closeOnceWide);
    return () => {
      window.removeEventListener('hashchange', closeMenu);
      window.removeEventListener('resize', closeOnceWide);
    };
  }, []);

  return <Bar {...props} scrolled={scrolled} expanded={expanded} toggle={button} />;
}

type BarProps = NavigationBarProps & {
  readonly scrolled: boolean;
  readonly expanded?: boolean | undefined;
  readonly toggle?: Ref<HTMLButtonElement>;
};

function Bar({ copy, logoLabel, variant, children, scrolled, expanded, toggle }: BarProps) {
  return (
    <header className={styles.bar} data-scrolled={scrolled} data-variant={variant}>
      <div className={styles.row}>
        <a className={styles.logo} href={copy.home.link} aria-label={logoLabel}>
          {children}
        </a>
        <button
          ref={toggle}
          className={styles.toggle}
          type="button"
          popoverTarget={menuId}
          aria-controls={menuId}
          aria-expanded={expanded}
        >
          <span>{copy.menuLabel}</span>
          <span className={styles.toggleSign} aria-hidden="true" />
        </button>
        <nav className={styles.menu} id={menuId} popover="auto" aria-label={copy.label}>
          <div className={styles.panel} tabIndex={-1}>
            <ul className={styles.links}>
              {copy.links.map(({ id, title, link }) => (
                <li key={id}>
                  <a className={styles.link} href={link} onClick={closeMenu}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            <ButtonLink className={styles.callToAction} href={copy.callToAction.link} onClick={closeMenu}>
              {copy.callToAction.title}
            </ButtonLink>
          </div>
        </nav>
      </div>
    </header>
  );
}

function subscribeToScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

// A toggle event does not bubble, so it is caught on its way down.
function subscribeToToggle(onChange: () => void): () => void {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

/** Undefined in a browser without popovers, which shows the links at all times. */
function isMenuOpen(): boolean | undefined {
  return 'popover' in HTMLElement.prototype ? document.getElementById(menuId)?.matches(':popover-open') : undefined;
}

function closeMenu(): void {
  if (isMenuOpen()) {
    document.getElementById(menuId)?.hidePopover();
  }
}
