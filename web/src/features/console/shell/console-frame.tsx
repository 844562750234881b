import type { Profile } from '@stratum/contract/person';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Avatar } from '../../../shared/avatar/avatar.tsx';
import { Logo } from '../../../shared/charts/logo.tsx';
import { buttonStyle } from '../../../shared/ui/button-style.ts';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { FindPerson } from './find-person.tsx';
import { Navigation } from './navigation.tsx';

interface ConsoleFrameProps {
  person: Profile;
  children: ReactNode;
}

/** Navigation at the side, who acts at the top; on a phone the navigation unfolds below the bar. */
export function ConsoleFrame({ person, children }: ConsoleFrameProps) {
  return (
    <div className="min-h-svh md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]">
      <Side />
      <div className="min-w-0">
        <TopBar person={person} />
        <div className="px-4 pt-6 pb-16 sm:px-8">{children}</div>
      </div>
    </div>
  );
}

function Side() {
  const { t } = useTranslation('features/console');
  const { pathname } = useLocation();
  // Open on the page where it was opened: whatever leads on closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === pathname;
  const list = useId();
  return (
    <div className="border-line bg-surface max-md:border-b md:sticky md:top-0 md:flex md:h-svh md:flex-col md:overflow-y-auto md:border-r print:hidden">
      <div className="flex h-16 items-center justify-between gap-4 px-4 md:px-6">
        <LocaleLink
          to="/admin"
          className="focus-ring flex items-center gap-2.5 rounded-sm font-display text-brand font-medium"
        >
          <Logo />
          Stratum
        </LocaleLink>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpenedAt(isOpen ? null : pathname)}
          className={`md:hidden ${buttonStyle({ tone: 'ghost', size: 'small' })}`}
        >
          {t('navigation.menu')}
        </button>
      </div>
      <Navigation id={list} className={isOpen ? '' : 'max-md:hidden'} />
    </div>
  );
}

function TopBar({ person }: { person: Profile }) {
  const { t } = useTranslation('features/console');
  const { image, first_name, last_name } = person;
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-2 sm:px-8 print:hidden">
      <FindPerson />
      <p className="flex items-center gap-3 text-label">
        <Avatar fileId={image} name={first_name} size="small" />
        <bdi className="font-semibold">{`${first_name} ${last_name}`}</bdi>
        <span className="text-ink-2 max-sm:sr-only">{t('role')}</span>
      </p>
    </div>
  );
}
