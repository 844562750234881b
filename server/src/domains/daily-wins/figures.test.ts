import { type SkipReason, skipReasons } from '@stratum/contract/habits';
import {
  addDays,
  daysBetween,
  isoWeekSpan,
  type Weekday,
  weekdays,
} from '@stratum/contract/plain-days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, percent, weeklyPoints } from './figures.ts';
import type { RecordedDay, WinRecord } from './frozen-days.ts';
import { naiveFigures, naiveWeek, type RawWins } from './testing/naive-wins.ts';

const start = '2025-10-01';
const length = 400;
const offset = fc.integer({ min: 0, max: length - 1 });

/** Four hundred days: most of them won, with gaps, skips, two pauses and changing weekdays of rest. */
const life = fc.record({
  days: fc.array(
    fc.record({
      /** Null: nothing was posted. */
      points: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 1, max: 5 }) },
        { weight: 4, arbitrary: fc.constant(5) },
        { weight: 1, arbitrary: fc.constantFrom(null, 0) },
      ),
      skipped: fc.oneof(
        { weight: 20, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom(...skipReasons) },
      ),
    }),
    { minLength: length, maxLength: length },
  ),
  pauses: fc.array(fc.record({ at: offset, days: fc.integer({ min: 0, max: 20 }) }), {
    maxLength: 3,
  }),
  rest: fc.uniqueArray(
    fc.record({ at: offset, weekdays: fc.subarray<Weekday>([...weekdays], { maxLength: 3 }) }),
    { maxLength: 3, selector: ({ at }) => at },
  ),
  /** Without a row: before the first post, and at the end. */
  empty: fc.record({
    first: fc.integer({ min: 0, max: 390 }),
    last: fc.integer({ min: 0, max: 3 }),
  }),
  /** Days that were lived ahead of today, in a zone further east. */
  ahead: fc.integer({ min: 0, max: 2 }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

function recordOf({ days, pauses, rest, empty }: Life): WinRecord {
  const rows = days.flatMap(({ points, skipped }, at): RecordedDay[] => {
    if (at < empty.first || at >= length - empty.last) return [];
    if (points === null && skipped === null) return [];
    const date = addDays(start, at);
    return [{ date, points: points ?? 0, posted: points !== null, skipped }];
  });
  return {
    days: rows,
    pauses: pauses
      .map(({ at, days: more }) => ({ from: addDays(start, at), to: addDays(start, at + more) }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
    restWeekdays: rest
      .toSorted((one, other) => one.at - other.at)
      .map(({ at, weekdays: names }) => ({ from: addDays(start, at), weekdays: names })),
  };
}

function rawOf({ days, pauses, restWeekdays }: WinRecord): RawWins {
  return {
    posted: new Map(days.flatMap((day) => (day.posted ? [[day.date, day.points]] : []))),
    skipped: new Set(days.flatMap(({ date, skipped }) => (skipped ? [date] : []))),
    paused: new Set(pauses.flatMap(({ from, to }) => daysBetween(from, to))),
    restWeekdays: (day) => restWeekdays.filter(({ from }) => from <= day).at(-1)?.weekdays ?? [],
  };
}

describe('figures of four hundred days', () => {
  it('are what counting backwards gives, with skips, pauses, rest and days ahead of today', () => {
    fc.assert(
      fc.property(life, (lived) => {
        const record = recordOf(lived);
        const today = addDays(start, length - 1 - lived.ahead);
        expect(figuresOf(record, today).figures).toEqual(naiveFigures(rawOf(record), today));
      }),
      { numRuns: 60 },
    );
  });

  it('have weeks that are the sums of their days', () => {
    fc.assert(
      fc.property(life, offset, (lived, from) => {
        const record = recordOf(lived);
        const today = addDays(start, length - 1);
        const weeks = weeklyPoints(record, { from: addDays(start, from), to: '2999-01-01' }, today);
        for (const week of weeks) {
          expect(week.points).toBe(naiveWeek(rawOf(record), week.from));
          expect(week.of % 5).toBe(0);
          expect(week.of).toBeLessThanOrEqual(35);
        }
        const mondays = new Set(
          daysBetween(addDays(start, from), today).map((day) => isoWeekSpan(day).from),
        );
        expect(weeks.map((week) => week.from)).toEqual([...mondays]);
      }),
      { numRuns: 20 },
    );
  });
});

const won = (date: string, points = 1): RecordedDay => ({
  date,
  points,
  posted: true,
  skipped: null,
});
const lived = (days: readonly RecordedDay[], more: Partial<WinRecord> = {}): WinRecord => ({
  days,
  pauses: [],
  restWeekdays: [],
  ...more,
});
const figuresAt = (today: string, record: WinRecord) => figuresOf(record, today).figures;

describe('a streak', () => {
  const threeDays = ['2026-11-18', '2026-11-19', '2026-11-20'].map((date) => won(date, 5));

  it('goes up to yesterday while today is open, and ends with a day without a yes', () => {
    expect(figuresAt('2026-11-20', lived(threeDays)).streak).toBe(3);
    expect(figuresAt('2026-11-21', lived(threeDays)).streak).toBe(3);
    expect(figuresAt('2026-11-22', lived(threeDays))).toMatchObject({ streak: 0, bestStreak: 3 });
  });

  it('does not end with the noes of today, nor does the perfect one with four yes', () => {
    const open = lived([...threeDays, won('2026-11-21', 0)]);
    expect(figuresAt('2026-11-21', open)).toMatchObject({ streak: 3, perfectStreak: 3 });
    const four = lived([...threeDays, won('2026-11-21', 4)]);
    expect(figuresAt('2026-11-21', four)).toMatchObject({ streak: 4, perfectStreak: 3 });
    expect(figuresAt('2026-11-22', four)).toMatchObject({ streak: 4, perfectStreak: 0 });
  });

  it.each<[string, Partial<WinRecord>, SkipReason | null]>([
    ['skipped', {}, 'illness'],
    ['paused', { pauses: [{ from: '2026-11-21', to: '2026-11-21' }] }, null],
    ['of rest', { restWeekdays: [{ from: '1900-01-01', weekdays: ['Saturday'] }] }, null],
  ])('stands still on a day that is %s', (_what, more, skipped) => {
    const rest = { date: '2026-11-21', points: 0, posted: false, skipped };
    const record = lived([...threeDays, rest, won('2026-11-22')], more);
    expect(figuresAt('2026-11-22', record)).toMatchObject({ streak: 4, consistency: 100 });
  });

  it('counts a win within a pause', () => {
    const pauses = [{ from: '2026-11-19', to: '2026-11-30' }];
    expect(figuresAt('2026-11-22', lived(threeDays, { pauses })).streak).toBe(3);
  });
});

describe('consistency', () => {
  it('is a whole percent, half up', () => {
    expect(percent({ won: 1, days: 8 })).toBe(13);
    expect(percent({ won: 1, days: 3 })).toBe(33);
    expect(percent({ won: 28, days: 29 })).toBe(97);
    expect(percent({ won: 0, days: 0 })).toBeNull();
  });

  it('looks at thirty days, from the first post on, and at today from its first yes', () => {
    const posted = daysBetween('2026-10-01', '2026-10-31').map((date) => won(date));
    expect(figuresAt('2026-11-29', lived(posted)).consistency).toBe(3);
    expect(figuresAt('2026-11-30', lived(posted)).consistency).toBe(0);
    expect(figuresAt('2026-11-01', lived(posted)).consistency).toBe(100);
    expect(figuresAt('2026-11-20', lived([won('2026-11-20', 0)])).consistency).toBeNull();
    expect(figuresAt('2026-11-21', lived([won('2026-11-20', 0)])).consistency).toBe(0);
    expect(figuresAt('2026-11-20', lived([])).consistency).toBeNull();
  });
});
