import { dayOf } from '../../../shared/i18n/day-of.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';

/** When something was edited, as briefly as it is clear: `19:05`, `12 Nov`, `12 November 2025`. */
export function useEditedDay(): (instant: string) => string {
  const format = useFormat();
  return (instant) => {
    const day = dayOf(new Date(instant));
    const today = dayOf(new Date());
    if (day === today) return format.time(instant);
    return day.slice(0, 4) === today.slice(0, 4) ? format.dayShort(day) : format.day(day);
  };
}
