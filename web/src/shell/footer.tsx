import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { socialLinks, storeLinks } from '../shared/site/links.ts';
import { ThemeSwitch } from '../shared/theme/theme-switch.tsx';
import { LocaleLink } from '../shared/ui/link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteLinks } from './site-links.tsx';

export interface FooterLink {
  readonly name:
    | 'nine_levels'
    | 'about_author'
    | 'footer.program'
    | 'footer.about'
    | 'footer.privacy'
    | 'footer.terms';
  readonly page: { readonly path: string };
}

const lateFade =
  'invisible opacity-0 transition-opacity duration-(--motion-3) ' +
  'settled:visible settled:opacity-100 noscript:visible noscript:opacity-100';

/** §2: appears after 500 ms. Its place is kept from the start, so that nothing moves. */
export function Footer({ links }: { links: readonly FooterLink[] }) {
  const { t } = useTranslation('shell');
  const year = useSyncExternalStore(ignore, currentYear, yearOfBuild);
  return (
    <footer className={`border-t border-line text-label text-ink-2 print:hidden ${lateFade}`}>
      <div className="wrap grid gap-6 py-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <PublicPages links={links} />
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            <SiteLinks label={t('footer.social')} links={socialLinks} />
            <SiteLinks label={t('footer.stores')} links={storeLinks} />
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p>{t('copyright', { year })}</p>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
            <ThemeSwitch />
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

function PublicPages({ links }: { links: readonly FooterLink[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('footer.links')}>
      <ul className="-mx-3 flex flex-wrap">
        {links.map(({ name, page }) => (
          <li key={name}>
            <LocaleLink
              to={page.path}
              className="block rounded-sm px-3 py-2 underline-offset-4 hover:underline"
            >
              {t(name)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const currentYear = () => new Date().getFullYear();
/** Stands in a pre-rendered page until it is hydrated, which begins with the same words. */
const yearOfBuild = () => import.meta.env.BUILD_YEAR;
const ignore = () => () => undefined;
