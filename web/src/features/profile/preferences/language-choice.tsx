import { isLocale, type Locale, locales } from '@stratum/contract/locale';
import { profileRoutes } from '@stratum/contract/profile';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { rememberLocale } from '../../../shared/i18n/locale-choice.ts';
import { localePath, splitLocale } from '../../../shared/i18n/locale-path.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';
import { useTakeOver } from '../use-profile.ts';

const names: Record<Locale, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** The language of pages, mails and text messages: changed at once, and kept in the profile. */
export function LanguageChoice() {
  const { t } = useTranslation('features/profile');
  const shown = useLocale();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const change = useRouteMutation(profileRoutes.updateProfile);
  const takeOver = useTakeOver();
  const choose = (value: string) => {
    if (!isLocale(value)) return;
    rememberLocale(value);
    change.mutate({ body: { locale: value } }, { onSuccess: takeOver });
    const path = localePath(splitLocale(pathname).path, value);
    void navigate({ pathname: path, search, hash }, { preventScrollReset: true });
  };
  return (
    <RadioGroup
      label={t('look.language')}
      value={shown}
      onChange={choose}
      error={change.error ? t('look.not_kept') : undefined}
    >
      <div className="grid gap-2 sm:grid-cols-3">
        {locales.map((locale) => (
          <RadioOption key={locale} value={locale}>
            <span lang={locale}>{names[locale]}</span>
          </RadioOption>
        ))}
      </div>
    </RadioGroup>
  );
}
