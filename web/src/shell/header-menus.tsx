import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../shared/i18n/locale-link.tsx';
import { useAccountLink } from './account-dialogs.ts';
import { useIsAddress } from './addresses.ts';
import { type Menu, offeredMenus } from './menus.ts';
import { NavGate, NavItem } from './nav-item.tsx';
import { NavMenu } from './nav-menu.tsx';

interface HeaderMenusProps {
  /** Null while nobody is logged in. */
  person: { assessment_completed: boolean } | null;
}

/** §2: the menus; what needs a login opens it first while nobody is logged in. */
export function HeaderMenus({ person }: HeaderMenusProps) {
  const { t } = useTranslation('shell');
  const isAddress = useIsAddress();
  const offered = offeredMenus(isAddress, person?.assessment_completed ?? false);
  return (
    <>
      {offered.map((menu) =>
        menu.isOneLoginLink && !person ? (
          <LoginLink key={menu.name}>{t(menu.name)}</LoginLink>
        ) : (
          <OneMenu key={menu.name} menu={menu} isLoggedIn={person !== null} />
        ),
      )}
      {/* The header of a telephone has no room for it. */}
      {!person && <LoginLink className="sm:hidden">{t('log_in')}</LoginLink>}
    </>
  );
}

function OneMenu({ menu, isLoggedIn }: { menu: Menu; isLoggedIn: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <NavMenu label={t(menu.name)} look="word">
      {menu.entries.map(({ name, path, visitorPath = path, needsLogin }) => {
        const Item = needsLogin && !isLoggedIn ? NavGate : NavItem;
        return (
          <Item key={name} to={isLoggedIn ? path : visitorPath}>
            {t(name)}
          </Item>
        );
      })}
    </NavMenu>
  );
}

function LoginLink({ className = '', children }: { className?: string; children: string }) {
  return (
    <LocaleLink
      {...useAccountLink('login')}
      className={`rounded-sm px-3.5 py-2.5 text-ui font-medium hover:bg-hover max-md:-mx-3.5 ${className}`}
    >
      {children}
    </LocaleLink>
  );
}
