import { locales } from '@stratum/contract/locale';
import { useTranslation } from 'react-i18next';
import { localeNames, useAddressInLocale, useLocale } from '../shared/i18n/use-locale.ts';
import { RouteLink } from '../shared/navigation/route-link.tsx';
import { chooseLocale } from '../shared/session/index.ts';

/** The same page in the other languages; the choice is remembered here and in the profile. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useLocale();
  const samePage = useAddressInLocale();
  return (
    <nav aria-label={t('language')}>
      <ul className="-mx-3 flex gap-1">
        {locales.map((locale) => (
          <li key={locale}>
            <RouteLink
              to={samePage(locale)}
              replace
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={() => void chooseLocale(locale)}
              className="block rounded-sm px-3 py-2 hover:bg-hover aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {localeNames[locale]}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
