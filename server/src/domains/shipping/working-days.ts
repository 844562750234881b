import { addDays, weekdayOf } from '@stratum/contract/plain-days';

/** The day so many working days (Monday to Friday) after another; for none that day, or the next working one. */
export function addWorkingDays(day: string, count: number): string {
  let at = day;
  for (let done = 0; done < count; done += 1) at = workingDayFrom(addDays(at, 1));
  return workingDayFrom(at);
}

function workingDayFrom(day: string): string {
  if (weekdayOf(day) === 'Saturday') return addDays(day, 2);
  return weekdayOf(day) === 'Sunday' ? addDays(day, 1) : day;
}
