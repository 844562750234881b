import { type Weekday, weekdays } from '@stratum/contract/plain-days';

/** So many days in a row are told by the first and the last. */
const longRun = 4;

/** The first and last of days that follow each other, across the end of a week too; null for fewer or others. */
export function weekdayRun(chosen: readonly Weekday[]): { from: Weekday; to: Weekday } | null {
  if (chosen.length < longRun || chosen.length === weekdays.length) return null;
  const at = (place: number) => weekdays[place % weekdays.length] ?? 'Sunday';
  const starts = weekdays.flatMap((day, place) =>
    chosen.includes(day) && !chosen.includes(at(place + weekdays.length - 1)) ? [place] : [],
  );
  const [start] = starts;
  if (start === undefined || starts.length > 1) return null;
  return { from: at(start), to: at(start + chosen.length - 1) };
}
