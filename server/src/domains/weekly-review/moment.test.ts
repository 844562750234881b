import { addDays, addIsoWeeks, weekdayOf, weekdays } from '@stratum/contract/plain-days';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastReviewedWeek, nextReview, reviewedWeek } from './moment.ts';

const zone = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Asia/Beirut',
  'UTC',
);
const time = fc.record({
  weekday: fc.constantFrom(...weekdays),
  time: fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`),
});
const instant = fc.date({
  min: new Date('2010-01-01'),
  max: new Date('2030-01-01'),
  noInvalidDate: true,
});

it('the weeks of reviews follow one another in any zone: no day and no instant in two, or in none', () => {
  fc.assert(
    fc.property(zone, time, instant, (timeZone, chosen, now) => {
      const last = lastReviewedWeek(chosen, timeZone, now);
      const next = reviewedWeek(addIsoWeeks(last.week, 1), chosen, timeZone);
      expect(last.until <= now && now < next.until).toBe(true);
      expect(next.since).toEqual(last.until);
      expect(next.from).toBe(addDays(last.to, 1));
      expect(addDays(next.from, 6)).toBe(next.to);
      expect(weekdayOf(next.to)).toBe(chosen.weekday);
      expect(nextReview(chosen, timeZone, now)).toEqual(next.until);
    }),
    { numRuns: 300 },
  );
});
