import { CityField } from './city-field.tsx';
import { CountryField } from './country-field.tsx';
import { StateField } from './state-field.tsx';

interface Place {
  readonly country: string | null;
  readonly state: string;
  readonly city: string;
}

interface PlaceFieldsProps {
  value: Place;
  onChange: (typed: Partial<Place>) => void;
  label: (name: keyof Place) => string;
}

/** Where somebody lives: each field suggests what lies within the one before. */
export function PlaceFields({ value, onChange, label }: PlaceFieldsProps) {
  const { country, state, city } = value;
  // They lie in a country. What was kept without one stays in sight.
  const hasParts = country !== null || state !== '' || city !== '';
  return (
    <>
      <CountryField
        label={label('country')}
        value={country}
        onChange={(chosen) => onChange({ country: chosen, state: '', city: '' })}
      />
      {hasParts && (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <StateField label={label('state')} country={country} value={state} onChange={onChange} />
          <CityField
            label={label('city')}
            country={country}
            state={state}
            value={city}
            onChange={(typed) => onChange({ city: typed })}
          />
        </div>
      )}
    </>
  );
}
