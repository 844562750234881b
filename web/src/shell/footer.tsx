import { limits } from '@stratum/contract/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../shared/i18n/locale-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** §2: appears after 500 ms. Its place is kept from the start, so that nothing moves. */
export function Footer() {
  const { t } = useTranslation('shell');
  const shown = useShownAfter(limits.footerDelay);
  return (
    <footer
      data-shown={shown || undefined}
      className="invisible border-t border-line opacity-0 transition-opacity duration-(--motion-3) data-shown:visible data-shown:opacity-100 noscript:visible noscript:opacity-100"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-8 text-label text-ink-2">
        <p>
          {t('copyright', { year: new Date().getFullYear() })}
        </p>
        <LocaleLink to="/#levels" className="underline-offset-4 hover:underline">
          {t('nine_levels')}
        </LocaleLink>
        <LanguageSwitch />
      </div>
    </footer>
  );
}

function useShownAfter(delay: number): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return shown;
}
