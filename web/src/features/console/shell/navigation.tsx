import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { splitLocale } from '../../../shared/i18n/locale-path.ts';
import { ArrowRightIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import { consolePages } from '../console-pages.ts';
import { navigationParts } from './console-page.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';

const row =
  'focus-ring-inset flex min-h-10 items-center justify-between gap-3 rounded-sm px-3 text-ui font-medium hover:bg-hover';

interface NavigationProps {
  id: string;
  className: string;
}

/** Where the console leads, with the number of decisions that wait there. */
export function Navigation({ id, className }: NavigationProps) {
  const { t } = useTranslation('features/console');
  const parts = navigationParts
    .map((part) => ({
      part,
      pages: consolePages.filter(({ navigation }) => navigation?.part === part),
    }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <nav
      id={id}
      aria-label={t('title')}
      className={`flex flex-1 flex-col gap-2 px-3 pb-4 ${className}`}
    >
      {parts.map(({ part, pages }) => (
        <ul key={part} className="border-line not-first:border-t not-first:pt-2">
          {pages.map(
            ({ path, navigation }) =>
              navigation && (
                <li key={path}>
                  <NavigationLink path={path}>
                    {t(`navigation.names.${navigation.name}`)}
                  </NavigationLink>
                </li>
              ),
          )}
        </ul>
      ))}
      <LocaleLink to="/dashboard" className={`${row} mt-auto`}>
        {t('navigation.back')}
        <ArrowRightIcon />
      </LocaleLink>
    </nav>
  );
}

interface NavigationLinkProps {
  path: string;
  children: string;
}

function NavigationLink({ path, children }: NavigationLinkProps) {
  const { t } = useTranslation('features/console');
  const { path: current } = splitLocale(useLocation().pathname);
  const count = useWaitingCounts()(path);
  const to = `/admin${path}`;
  const isHere = path === '' ? /^\/admin\/?$/.test(current) : `${current}/`.startsWith(`${to}/`);
  return (
    <LocaleLink
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={`${row} aria-[current]:bg-accent-soft forced-colors:aria-[current]:underline`}
    >
      {children}
      {count > 0 && (
        <span className="text-label text-ink-2">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('navigation.waiting', { count })}</span>
        </span>
      )}
    </LocaleLink>
  );
}
