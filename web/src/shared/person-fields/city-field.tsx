import { useTranslation } from 'react-i18next';
import { SuggestField } from '../ui/lazy-fields.tsx';
import { useCities } from './use-places.ts';

interface CityFieldProps {
  label: string;
  country: string | null;
  state: string;
  value: string;
  onChange: (city: string) => void;
}

/** The cities of the state, or what is typed where the list does not know it. */
export function CityField({ country, state, ...field }: CityFieldProps) {
  const { t } = useTranslation('shared/person-fields');
  const { names, isMissing } = useCities(country, state);
  return (
    <SuggestField
      {...field}
      name="city"
      autoComplete="address-level2"
      suggestions={names}
      moreNote={t('type_on')}
      placeholder={names.length > 0 ? t('search_placeholder') : ''}
      description={isMissing && t('places_missing')}
    />
  );
}
