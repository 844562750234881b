import { dayAt } from '@stratum/contract/zoned-time';

const earliest = '1900-01-01';

/** Whether a date of birth is possible: from 1900 to the day it is in that time zone. */
export function isBirthDate(day: string, now: Date, timeZone: string): boolean {
  return day >= earliest && day <= dayAt(now, timeZone);
}
