import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../shared/i18n/locale-link.tsx';
import { ChatIcon } from '../shared/ui/icons.tsx';
import { useIsAddress } from './addresses.ts';
import { chatPath, profilePath } from './menus.ts';
import { NavAction, NavItem } from './nav-item.tsx';
import { NavMenu } from './nav-menu.tsx';

interface SignedInAccountProps {
  firstName: string;
  /** The person's picture, in the place kept for it. */
  picture?: ReactNode;
  /** The bell, in the place kept for it. */
  bell?: ReactNode;
  onLogOut: () => void;
}

/** §2: chat, notifications and the person's own menu. */
export function SignedInAccount({ firstName, picture, bell, onLogOut }: SignedInAccountProps) {
  const { t } = useTranslation('shell');
  const isAddress = useIsAddress();
  return (
    <>
      {isAddress(chatPath) && (
        <LocaleLink
          to={chatPath}
          aria-label={t('chat')}
          className="focus-ring grid size-11 place-items-center rounded-full hover:bg-hover"
        >
          <ChatIcon />
        </LocaleLink>
      )}
      {bell && <div className="size-11">{bell}</div>}
      <NavMenu
        look="pill"
        label={
          <>
            <span className="size-8">{picture}</span>
            <span className="max-w-40 truncate max-sm:sr-only">{firstName}</span>
          </>
        }
      >
        {isAddress(profilePath) && <NavItem to={profilePath}>{t('profile')}</NavItem>}
        <NavAction onAct={onLogOut}>{t('log_out')}</NavAction>
      </NavMenu>
    </>
  );
}
