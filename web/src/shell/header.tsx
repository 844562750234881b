import { type ReactNode, useSyncExternalStore } from 'react';
import { limits } from '@stratum/contract/limits';
import { useTranslation } from 'react-i18next';
import { Mark } from '../shared/charts/mark.tsx';
import { LocaleLink } from '../shared/i18n/locale-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';

interface HeaderProps {
  /** Navigation between brand and account. */
  menus: ReactNode;
  /** Log in and Sign up, or the person's own menu. */
  account: ReactNode;
  /** Transparent until the page is scrolled: the home page's hero begins behind it. */
  overPicture: boolean;
}

export function Header({ menus, account, overPicture }: HeaderProps) {
  const { t } = useTranslation('shell');
  const scrolled = useScrolledPast(limits.headerSolidAfter);
  return (
    <header
      data-solid={!overPicture || scrolled || undefined}
      className="sticky top-0 z-10 border-b border-transparent transition-colors duration-(--motion-2) data-solid:border-line data-solid:bg-surface"
    >
      <div className="wrap flex h-18 items-center justify-between gap-4 md:gap-8">
        <LocaleLink
          to="/"
          className="flex items-center gap-2.5 rounded-sm font-display text-brand font-medium"
        >
          <Mark />
          {t('brand')}
        </LocaleLink>
        <nav aria-label={t('main_navigation')} className="mx-auto flex gap-1 max-md:hidden">
          {menus}
        </nav>
        <div className="flex items-center gap-2">
          {account}
          <MobileMenu>{menus}</MobileMenu>
        </div>
      </div>
    </header>
  );
}

function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > distance,
    () => false,
  );
}

function onScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
