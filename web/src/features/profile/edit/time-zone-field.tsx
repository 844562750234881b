import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '../../../shared/ui/list-fields.tsx';

interface TimeZoneFieldProps {
  /** Offered even where this browser does not know it. */
  kept: string;
  value: string;
  onChange: (timeZone: string) => void;
}

/** The time zone by which days and months are counted. */
export function TimeZoneField({ kept, value, onChange }: TimeZoneFieldProps) {
  const { t } = useTranslation('features/profile/edit');
  // While one types another; left so, it is the one before: there is no profile without a time zone.
  const [isEmpty, setEmpty] = useState(false);
  return (
    <ComboBox
      name="timeZone"
      label={t('time_zone')}
      description={t('time_zone_text')}
      options={zonesWith(kept)}
      value={isEmpty ? null : value}
      onChange={(zone) => {
        setEmpty(zone === null);
        if (zone !== null) onChange(zone);
      }}
      onBlur={() => setEmpty(false)}
    />
  );
}

function zonesWith(kept: string): { id: string; name: string }[] {
  const zones = new Set(['UTC', kept, ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].toSorted().map((id) => ({ id, name: id.replaceAll('_', ' ') }));
}
