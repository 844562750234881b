import { isLocale, locales } from '@stratum/contract/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { localeNames, useAddressInLocale, useLocale } from '../../../shared/i18n/use-locale.ts';
import { chooseLocale } from '../../../shared/session/index.ts';
import { RadioGroup, RadioOption } from '../../../shared/ui/radio-group.tsx';

/** The language of pages, mails and text messages: changed at once, and kept in the profile. */
export function LanguageChoice() {
  const { t } = useTranslation('features/profile');
  const shown = useLocale();
  const samePage = useAddressInLocale();
  const navigate = useNavigate();
  const [isKept, setKept] = useState(true);
  const choose = (value: string) => {
    if (!isLocale(value)) return;
    void chooseLocale(value).then(setKept);
    void navigate(samePage(value), { replace: true });
  };
  return (
    <RadioGroup
      label={t('look.language')}
      value={shown}
      onChange={choose}
      error={isKept ? undefined : t('look.not_kept')}
    >
      <div className="grid gap-2 sm:grid-cols-3">
        {locales.map((locale) => (
          <RadioOption key={locale} value={locale}>
            <span lang={locale}>{localeNames[locale]}</span>
          </RadioOption>
        ))}
      </div>
    </RadioGroup>
  );
}
