import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../shared/charts/logo.tsx';
import { LocaleLink } from '../shared/ui/link.tsx';
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
  return (
    <header
      className={`group/header sticky top-0 z-header border-b own-bar:max-md:hidden print:hidden transition-colors duration-(--motion-2) ${
        overPicture
          ? 'border-transparent scrolled:border-line scrolled:bg-surface'
          : 'border-line bg-surface'
      }`}
    >
      <div className="wrap flex h-18 items-center justify-between gap-4 md:gap-5">
        <LocaleLink
          to="/"
          className="flex items-center gap-2.5 rounded-sm font-display text-brand font-medium"
        >
          <Logo />
          <span className="group-has-data-narrowing/header:max-sm:sr-only">{t('brand')}</span>
        </LocaleLink>
        <nav aria-label={t('main_navigation')} className="mx-auto flex gap-1 max-md:hidden">
          {menus}
        </nav>
        <div className="flex items-center gap-2 group-has-data-narrowing/header:max-sm:gap-0">
          {account}
          <MobileMenu>{menus}</MobileMenu>
        </div>
      </div>
    </header>
  );
}
