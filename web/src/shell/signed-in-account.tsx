import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavAction, NavItem } from './nav-item.tsx';
import { NavMenu } from './nav-menu.tsx';

interface SignedInAccountProps {
  firstName: string;
  /** The page of the person. */
  profile: { readonly path: string };
  /** The page of what they have ordered. */
  orders: { readonly path: string };
  /** Whether the way to the console is shown. */
  isAdministrator?: boolean;
  /** The person's picture, in the place kept for it. */
  picture?: ReactNode;
  /** The way to the groups, in the place kept for it. */
  chat?: ReactNode;
  /** The bell, in the place kept for it. */
  bell?: ReactNode;
  onLogOut: () => void;
}

/** §2: groups, notifications and the person's own menu. */
export function SignedInAccount({
  firstName,
  profile,
  orders,
  isAdministrator = false,
  picture,
  chat,
  bell,
  onLogOut,
}: SignedInAccountProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      {chat && <div className="size-11">{chat}</div>}
      {bell && <div className="size-11">{bell}</div>}
      <NavMenu
        look="pill"
        label={
          <>
            <span className="size-8">{picture}</span>
            <bdi className="max-w-40 truncate max-sm:sr-only">{firstName}</bdi>
          </>
        }
      >
        <NavItem to={profile.path}>{t('profile')}</NavItem>
        <NavItem to="/my-collection">{t('my_collection')}</NavItem>
        <NavItem to={orders.path}>{t('orders')}</NavItem>
        {isAdministrator && <NavItem to="/admin">{t('console')}</NavItem>}
        <NavAction onAct={onLogOut}>{t('log_out')}</NavAction>
      </NavMenu>
    </>
  );
}
