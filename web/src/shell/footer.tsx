import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../shared/i18n/locale-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** §2: appears after 500 ms. Its place is kept from the start, so that nothing moves. */
export function Footer() {
  const { t } = useTranslation('shell');
  const year = useSyncExternalStore(ignore, currentYear, yearOfBuild);
  return (
    <footer className="invisible border-t border-line opacity-0 transition-opacity duration-(--motion-3) settled:visible settled:opacity-100 noscript:visible noscript:opacity-100">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-label text-ink-2">
        <p>{t('copyright', { year })}</p>
        <LocaleLink
          to="/#levels"
          className="-mx-3 rounded-sm px-3 py-2 underline-offset-4 hover:underline"
        >
          {t('nine_levels')}
        </LocaleLink>
        <LanguageSwitch />
      </div>
    </footer>
  );
}

const currentYear = () => new Date().getFullYear();
/** Stands in a pre-rendered page until it is hydrated, which begins with the same words. */
const yearOfBuild = () => import.meta.env.BUILD_YEAR;
const ignore = () => () => undefined;
