import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useClocks } from '../../profile/index.ts';

/** The day by the person's clocks that an instant belongs to: `6 December`, and whether it is today. */
export function useDayWords(): (instant: string | number) => { day: string; isToday: boolean } {
  const format = useFormat();
  const { today, dayOf } = useClocks().calendar;
  return (instant) => {
    const date = dayOf(new Date(instant));
    return { day: format.dayMonth(date), isToday: date === today };
  };
}
