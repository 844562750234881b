import { dayOf, daysBetween } from '../../../shared/i18n/day-of.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';

/** When something was said, as briefly as it is clear: `19:05`, `Fri`, `12 Nov`. */
export function useShortTime(): (instant: Date) => string {
  const format = useFormat();
  return (instant) => {
    const day = dayOf(instant);
    const ago = daysBetween(day, dayOf(new Date()));
    if (ago <= 0) return format.time(instant.toISOString());
    return ago < 7 ? format.weekdayShort(day) : format.dayShort(day);
  };
}
