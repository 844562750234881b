import { weekdays } from '@stratum/contract/plain-days';
import { nextOccurrence } from '@stratum/contract/recurrence';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReminderTimes } from './fields/reminder-times.ts';
import { firstDay } from './first-day.ts';

const days = fc
  .integer({ min: 0, max: 3_000 })
  .map((number) => new Date(Date.UTC(2024, 0, 1 + number)).toISOString().slice(0, 10));
const twoDigits = (max: number, min = 0) =>
  fc.integer({ min, max }).map((value) => String(value).padStart(2, '0'));
const times = fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(':'));
const drafts: fc.Arbitrary<ReminderTimes> = fc
  .oneof(
    fc.record({ frequency: fc.constant('Daily' as const), time: times }),
    fc.record({
      frequency: fc.constant('Weekly' as const),
      time: times,
      weekdays: fc.subarray([...weekdays], { minLength: 1 }),
    }),
    fc.record({
      frequency: fc.constant('Monthly' as const),
      time: times,
      day: twoDigits(31, 1),
    }),
  )
  .map((draft) => ({ ...draft, channels: ['in_app' as const] }));

test('the first day is the one that the server finds', () => {
  fc.assert(
    fc.property(drafts, days, days, times, (draft, today, from, now) => {
      const { time, weekdays: wanted, day } = draft;
      const recurrence = {
        time,
        weekdays: wanted,
        day: day === undefined ? undefined : Number(day),
      };
      const after = new Date(`${today}T${now}:00Z`);
      const { day: expected } = nextOccurrence(recurrence, 'UTC', after, from);
      expect(firstDay(draft, { today, from, until: '2999-12-31', now })).toBe(expected);
    }),
  );
});
