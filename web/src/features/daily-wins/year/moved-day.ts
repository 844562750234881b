import { addMonths } from '@stratum/contract/months';
import { addDays } from '@stratum/contract/plain-days';

/** By the columns of the heat map: days go down, weeks across. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
};

/** Where a key leads from a day; undefined for one that leads nowhere. */
export function movedDay(date: string, key: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(date, step);
  switch (key) {
    case 'PageUp':
      return sameDayOf(addMonths(date.slice(0, 7), -1), date);
    case 'PageDown':
      return sameDayOf(addMonths(date.slice(0, 7), 1), date);
    case 'Home':
      return `${date.slice(0, 4)}-01-01`;
    case 'End':
      return `${date.slice(0, 4)}-12-31`;
    default:
      return undefined;
  }
}

/** The same day of another month, or its last where it has none. */
function sameDayOf(month: string, date: string): string {
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same < lastDay ? same : lastDay;
}
