import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../shared/ui/link.tsx';
import { useAccountLink } from './account-dialogs.ts';
import { NavGate, NavItem } from './nav-item.tsx';
import { NavMenu } from './nav-menu.tsx';

interface MenuPage {
  readonly path: string;
  readonly access: string;
}

interface MenuEntry {
  readonly name:
    | 'assessment'
    | 'dashboard'
    | 'overview'
    | 'chapter_resources'
    | 'about_author'
    | 'my_stratum'
    | 'skill_definitions';
  readonly page: MenuPage;
  /** Where it leads while nobody is logged in: the same for everybody to read. */
  readonly visitorPage?: MenuPage;
  /** Shown only while the assessment is not completed. */
  readonly untilCompleted?: true;
}

export interface Menu {
  readonly name: 'assessment' | 'resources' | 'performance_library';
  /** Logged out the menu is one link, which opens the login. */
  readonly isOneLoginLink?: true;
  readonly entries: readonly MenuEntry[];
}

/** Null while nobody is logged in. */
type Person = { readonly assessment_completed: boolean } | null;

interface HeaderMenusProps {
  menus: readonly Menu[];
  person: Person;
}

/** §2: the menus; what needs a login opens it first while nobody is logged in. */
export function HeaderMenus({ menus, person }: HeaderMenusProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      {menus.map((menu) =>
        menu.isOneLoginLink && !person ? (
          <LoginLink key={menu.name}>{t(menu.name)}</LoginLink>
        ) : (
          <OneMenu key={menu.name} menu={menu} person={person} />
        ),
      )}
      {/* The header of a telephone has no room for it. */}
      {!person && <LoginLink className="sm:hidden">{t('log_in')}</LoginLink>}
    </>
  );
}

function OneMenu({ menu, person }: { menu: Menu; person: Person }) {
  const { t } = useTranslation('shell');
  const offered = menu.entries.filter(
    ({ untilCompleted }) => !(untilCompleted && person?.assessment_completed),
  );
  return (
    <NavMenu label={t(menu.name)} look="word">
      {offered.map(({ name, page, visitorPage = page }) => {
        const { path, access } = person ? page : visitorPage;
        const Item = access === 'signed-in' && !person ? NavGate : NavItem;
        return (
          <Item key={name} to={path}>
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
