import { locales } from '@stratum/contract/locale';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { rememberLocale } from '../shared/i18n/locale-choice.ts';
import { localePath, splitLocale } from '../shared/i18n/locale-path.ts';
import { rememberInProfile } from '../shared/i18n/profile-locale.ts';
import { useLocale } from '../shared/i18n/use-locale.ts';

const names = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** The same page in the other languages; the choice is remembered here and in the profile. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const { path } = splitLocale(pathname);
  return (
    <nav aria-label={t('language')}>
      <ul className="-mx-3 flex gap-1">
        {locales.map((locale) => (
          <li key={locale}>
            <Link
              to={{ pathname: localePath(path, locale), search, hash }}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={() => {
                rememberLocale(locale);
                void rememberInProfile(locale);
              }}
              className="block rounded-sm px-3 py-2 hover:bg-hover aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {names[locale]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
