import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigation } from 'react-router';
import { splitLocale } from '../shared/i18n/locale-path.ts';
import { useFocusMainOnNavigation } from '../shared/navigation/use-focus-main-on-navigation.ts';
import { useScrollRestoration } from '../shared/navigation/use-scroll-restoration.ts';
import { Footer, type FooterLink } from './footer.tsx';
import { Header } from './header.tsx';

export type Frame = 'header-and-footer' | 'header' | 'bare';

const skipLink =
  'rounded-full bg-accent px-5 py-3 text-label font-semibold text-on-accent forced-color-adjust-none';

interface ShellProps {
  /** §2: what a page stands in; `bare` has a header of its own. */
  frame?: Frame;
  menus: ReactNode;
  account: ReactNode;
  footerLinks?: readonly FooterLink[];
  children: ReactNode;
}

/** Header, main and footer. Reading goes on at the start of main after each change of page. */
export function Shell({
  frame = 'header-and-footer',
  menus,
  account,
  footerLinks = [],
  children,
}: ShellProps) {
  const { t } = useTranslation('shell');
  const { path } = splitLocale(useLocation().pathname);
  const main = useFocusMainOnNavigation();
  const isPending = useNavigation().state !== 'idle';
  useScrollRestoration();
  return (
    <div className="flex min-h-svh flex-col">
      <a
        href="#main"
        className={`fixed top-2 left-2 z-notice -translate-y-20 focus:translate-y-0 print:hidden ${skipLink}`}
      >
        {t('skip_to_content')}
      </a>
      <PendingBar isPending={isPending} />
      {frame !== 'bare' && <Header menus={menus} account={account} overPicture={path === '/'} />}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        aria-busy={isPending || undefined}
        className="flex-1"
      >
        {children}
      </main>
      {frame === 'header-and-footer' && <Footer links={footerLinks} />}
    </div>
  );
}

const shownLate =
  'opacity-0 data-pending:opacity-100 data-pending:transition-opacity data-pending:delay-300';

/** A thin line across the top while the next page is on its way; not for what takes a moment only. */
function PendingBar({ isPending }: { isPending: boolean }) {
  return (
    <div
      aria-hidden="true"
      data-pending={isPending || undefined}
      className={`pointer-events-none fixed inset-x-0 top-0 z-notice h-0.5 bg-accent ${shownLate}`}
    />
  );
}
