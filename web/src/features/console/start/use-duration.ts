import { useLocale } from '../../../shared/i18n/use-locale.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** A wait in its two largest units, `1 d 16 h`. */
export function useDuration(): (milliseconds: number) => string {
  const locale = useLocale();
  const unit = (value: number, of: 'day' | 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: of, unitDisplay: 'narrow' }).format(value);
  return (milliseconds) => {
    const days = Math.floor(milliseconds / day);
    const hours = Math.floor((milliseconds % day) / hour);
    const minutes = Math.floor((milliseconds % hour) / minute);
    if (days > 0) return `${unit(days, 'day')} ${unit(hours, 'hour')}`;
    return hours > 0 ? unit(hours, 'hour') : unit(minutes, 'minute');
  };
}
