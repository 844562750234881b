import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../ui/lazy-fields.tsx';
import { useStates } from './use-places.ts';

interface StateFieldProps {
  label: string;
  country: string | null;
  value: string;
  /** A state chosen in place of another takes the city with it. */
  onChange: (change: { state: string; city?: '' }) => void;
}

/** The states of the country, or what is typed where none fits. */
export function StateField({ country, value, onChange, ...field }: StateFieldProps) {
  const { t } = useTranslation('shared/person-fields');
  const { names, isMissing } = useStates(country);
  const chosen = useRef(value);
  const change = (state: string) => {
    const isAnother = names.includes(state) && state !== chosen.current;
    if (isAnother) chosen.current = state;
    onChange(isAnother ? { state, city: '' } : { state });
  };
  return (
    <SuggestField
      {...field}
      name="state"
      autoComplete="address-level1"
      suggestions={names}
      moreNote={t('type_on')}
      value={value}
      onChange={change}
      placeholder={names.length > 0 ? t('search_placeholder') : ''}
      description={isMissing && t('places_missing')}
    />
  );
}
