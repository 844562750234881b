import { CityField } from '../../../shared/person-fields/city-field.tsx';
import { CountryField } from '../../../shared/person-fields/country-field.tsx';
import { StateField } from '../../../shared/person-fields/state-field.tsx';
import type { AuthDraft } from '../flow/draft.ts';
import { useOptionalLabel } from './use-optional-label.ts';

type Place = Pick<AuthDraft['details'], 'state' | 'city'> & { readonly country: string | null };

interface PlaceFieldsProps {
  value: Place;
  onChange: (typed: Partial<Place>) => void;
  problem: (name: string) => string | undefined;
}

/** Where somebody lives: each field suggests what lies within the one before. */
export function PlaceFields({ value, onChange, problem }: PlaceFieldsProps) {
  const label = useOptionalLabel();
  const { country, state, city } = value;
  return (
    <>
      <CountryField
        label={label('country')}
        value={country}
        onChange={(chosen) => onChange({ country: chosen, state: '', city: '' })}
        error={problem('country')}
      />
      {country !== null && (
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
