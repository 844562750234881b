import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { splitLocale } from '../shared/i18n/locale-path.ts';
import { LocaleLink } from '../shared/ui/link.tsx';
import { useLoginGate } from './account-dialogs.ts';

const row =
  'block w-full rounded-sm px-3.5 py-2.5 text-left text-ui font-medium hover:bg-hover ' +
  'aria-[current]:bg-accent-soft forced-colors:aria-[current]:underline';

interface NavItemProps {
  to: string;
  children: ReactNode;
}

/** One address inside a menu of the header. */
export function NavItem({ to, children }: NavItemProps) {
  const { path } = splitLocale(useLocation().pathname);
  return (
    <li>
      <LocaleLink to={to} aria-current={path === to ? 'page' : undefined} className={row}>
        {children}
      </LocaleLink>
    </li>
  );
}

/** The same while nobody is logged in and the address needs it: leads there by way of the login. */
export function NavGate({ to, children }: NavItemProps) {
  return (
    <li>
      <LocaleLink {...useLoginGate(to)} className={row}>
        {children}
      </LocaleLink>
    </li>
  );
}

/** One action inside a menu of the header. */
export function NavAction({ onAct, children }: { onAct: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" onClick={onAct} className={row}>
        {children}
      </button>
    </li>
  );
}
