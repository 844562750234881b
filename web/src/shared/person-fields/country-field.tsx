import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { ComboBox } from '../ui/lazy-fields.tsx';
import { countriesIn } from './countries.ts';

interface CountryFieldProps {
  label: string;
  value: string | null;
  onChange: (country: string | null) => void;
}

/** Every country by its name in the reader's language, found by typing. */
export function CountryField(field: CountryFieldProps) {
  const { t } = useTranslation('shared/person-fields');
  const locale = useLocale();
  return (
    <ComboBox
      // The list keeps the first names it was given.
      key={locale}
      {...field}
      name="country"
      options={countriesIn(locale)}
      autoComplete="country-name"
      placeholder={t('search_placeholder')}
    />
  );
}
