import type { Locale } from '@stratum/contract/locale';
import { dayOrder } from '../../shared/i18n/use-format.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';

const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const formatters = new Map<Locale, Intl.DateTimeFormat>();

/** When a parcel arrives, first and last day: `Wednesday 25 – Friday 27 November`. */
export function useDeliveryDays(): (from: string, to: string) => string {
  const locale = useLocale();
  return (from, to) => {
    const format = formatters.get(locale) ?? new Intl.DateTimeFormat(dayOrder[locale], options);
    formatters.set(locale, format);
    return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
  };
}
