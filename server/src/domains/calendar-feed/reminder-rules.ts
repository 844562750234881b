import type { Recurrence } from '@stratum/contract/recurrence';

/** Some of the turns of a reminder, by one rule of RFC 5545. */
export interface RulePart {
  /** What tells its event from the reminder's others. */
  readonly name: '' | '-february';
  readonly rule: object;
  isOn(day: string): boolean;
}

/**
 * The rules of a recurrence. A day that February does not have is two: BYSETPOS would say it in one,
 * and calendars are known to read past it (ical.js 2.2, and so Thunderbird).
 */
export function rulesOf({ weekdays, day }: Recurrence): RulePart[] {
  if (weekdays) return whole({ freq: 'WEEKLY', byday: weekdays.map((name) => dayNames[name]) });
  if (day === undefined) return whole({ freq: 'DAILY' });
  if (day === longestMonth) return whole({ freq: 'MONTHLY', bymonthday: -1 });
  if (day <= shortestMonth) return whole({ freq: 'MONTHLY', bymonthday: day });
  const isFebruary = (date: string) => date.slice(5, 7) === '02';
  return [
    {
      name: '',
      rule: { freq: 'MONTHLY', bymonth: otherMonths, bymonthday: day },
      isOn: (date) => !isFebruary(date),
    },
    {
      name: '-february',
      rule: { freq: 'YEARLY', bymonth: 2, bymonthday: -1 },
      isOn: isFebruary,
    },
  ];
}

const [shortestMonth, longestMonth] = [28, 31];
const otherMonths = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const dayNames = {
  Sunday: 'SU',
  Monday: 'MO',
  Tuesday: 'TU',
  Wednesday: 'WE',
  Thursday: 'TH',
  Friday: 'FR',
  Saturday: 'SA',
};

function whole(rule: object): RulePart[] {
  return [{ name: '', rule, isOn: () => true }];
}
