import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  daysOfIsoWeek,
  isoWeekOf,
  isoWeekSpan,
  weekdayOf,
  weekdays,
  weekOf,
} from './plain-days.ts';

/** Days of a hundred years, the ends of years more often than others. */
const day = fc
  .tuple(
    fc.integer({ min: 1970, max: 2069 }),
    fc.oneof(fc.integer({ min: -7, max: 7 }), fc.integer({ min: 0, max: 365 })),
  )
  .map(([year, days]) => Temporal.PlainDate.from(`${year}-01-01`).add({ days }));

describe('days without a time zone', () => {
  it('are counted as Temporal counts them', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const other = date.add({ days });
        expect(addDays(String(date), days)).toBe(String(other));
        const between = daysBetween(String(date), String(other));
        expect(between).toHaveLength(Math.max(0, days + 1));
        if (days >= 0) expect(between.at(-1)).toBe(String(other));
        expect(weekdays.indexOf(weekdayOf(String(date)))).toBe(date.dayOfWeek % 7);
      }),
    );
  });

  it('lie in a week from Sunday, and in an ISO week from Monday', () => {
    fc.assert(
      fc.property(day, (date) => {
        const { from, to } = weekOf(String(date));
        expect([weekdayOf(from), weekdayOf(to)]).toEqual(['Sunday', 'Saturday']);
        expect(daysBetween(from, to)).toContain(String(date));
        const iso = isoWeekSpan(String(date));
        expect([weekdayOf(iso.from), weekdayOf(iso.to)]).toEqual(['Monday', 'Sunday']);
        expect(daysBetween(iso.from, iso.to)).toContain(String(date));
        const week = String(date.weekOfYear).padStart(2, '0');
        expect(isoWeekOf(String(date))).toBe(`${date.yearOfWeek}-W${week}`);
        expect(daysOfIsoWeek(isoWeekOf(String(date)))).toEqual(iso);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['2026-11-22', '2026-W47'],
    ['2027-01-03', '2026-W53'],
    ['2024-12-30', '2025-W01'],
  ])('%s lies in %s', (date, week) => {
    expect(isoWeekOf(date)).toBe(week);
  });
});
