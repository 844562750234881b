import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { ComboBox } from '../../../shared/ui/lazy-fields.tsx';
import { likelyTimeZones, timeZoneOptions } from './time-zone-options.ts';

interface TimeZoneFieldProps {
  /** Offered even where this browser does not know it. */
  kept: string;
  value: string;
  onChange: (timeZone: string) => void;
  /** What is counted by it, where that is not a person's days. */
  description?: string;
}

/** The time zone by which days and months are counted. */
export function TimeZoneField({ kept, value, onChange, description }: TimeZoneFieldProps) {
  const { t } = useTranslation('features/profile/edit');
  const locale = useLocale();
  // While one types another; left so, it is the one before: there is no profile without a time zone.
  const [isEmpty, setEmpty] = useState(false);
  const { data: options = likelyTimeZones(kept, locale) } = useQuery({
    queryKey: ['time-zones', locale, kept],
    queryFn: () => timeZoneOptions(kept, locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <ComboBox
      key={locale}
      name="timeZone"
      label={t('time_zone')}
      description={description ?? t('time_zone_text')}
      options={options}
      value={isEmpty ? null : value}
      onChange={(zone) => {
        setEmpty(zone === null);
        if (zone !== null) onChange(zone);
      }}
      onBlur={() => setEmpty(false)}
    />
  );
}
