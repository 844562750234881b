import { dayAt } from '@stratum/contract/zoned-time';

const earliest = '1900-01-01';

/** Whether somebody may have been born that day, as the calendar stands where they are. */
export function isBirthDate(day: string, now: Date, timeZone: string): boolean {
  return day >= earliest && day <= dayAt(now, timeZone);
}
