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
  problem: (name: string) => string | undefined;
  /** Whether state and city are asked for only once the country is chosen. */
  isStepwise?: boolean;
}

/** Where somebody lives: each field suggests what lies within the one before. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { value, onChange, label, problem, isStepwise = false } = props;
  const { country, state, city } = value;
  return (
    <>
      <CountryField
        label={label('country')}
        value={country}
        onChange={(chosen) => onChange({ country: chosen, state: '', city: '' })}
        error={problem('country')}
      />
      {(country !== null || !isStepwise) && (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <StateField
            label={label('state')}
            country={country}
            value={state}
            onChange={onChange}
            error={problem('state')}
          />
          <CityField
            label={label('city')}
            country={country}
            state={state}
            value={city}
            onChange={(typed) => onChange({ city: typed })}
            error={problem('city')}
          />
        </div>
      )}
    </>
  );
}
