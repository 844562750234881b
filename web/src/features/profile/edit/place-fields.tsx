import { useTranslation } from 'react-i18next';
import { CityField } from '../../../shared/person-fields/city-field.tsx';
import { CountryField } from '../../../shared/person-fields/country-field.tsx';
import { StateField } from '../../../shared/person-fields/state-field.tsx';
import type { PersonFields } from './person-change.ts';

type Place = Pick<PersonFields, 'country' | 'state' | 'city'>;

interface PlaceFieldsProps {
  value: Place;
  onChange: (typed: Partial<Place>) => void;
  problem: (name: string) => string | undefined;
}

/** Each field suggests what lies within the one before. */
export function PlaceFields({ value, onChange, problem }: PlaceFieldsProps) {
  const { t } = useTranslation('shared/person-fields');
  const { country, state, city } = value;
  return (
    <>
      <CountryField
        label={t('country')}
        value={country}
        onChange={(chosen) => onChange({ country: chosen, state: '', city: '' })}
        error={problem('country')}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <StateField
          label={t('state')}
          country={country}
          value={state}
          onChange={onChange}
          error={problem('state')}
        />
        <CityField
          label={t('city')}
          country={country}
          state={state}
          value={city}
          onChange={(typed) => onChange({ city: typed })}
          error={problem('city')}
        />
      </div>
    </>
  );
}
