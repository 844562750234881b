import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../shared/i18n/locale-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** §2: appears after 500 ms. Its place is kept from the start, so that nothing moves. */
export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className="invisible border-t border-line opacity-0 transition-opacity duration-(--motion-3) settled:visible settled:opacity-100 noscript:visible noscript:opacity-100">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-8 text-label text-ink-2">
        <p>{t('copyright', { year: new Date().getFullYear() })}</p>
        <LocaleLink to="/#levels" className="underline-offset-4 hover:underline">
          {t('nine_levels')}
        </LocaleLink>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
