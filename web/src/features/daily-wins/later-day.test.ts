import { addDays } from '@stratum/contract/plain-days';
import { describe, expect, it } from 'vitest';
import { dayAfter, overviewOn } from './later-day.ts';
import { allWins, noWins, overviewOf, someRules, today } from './wins.fixture.ts';

const hour = 3_600_000;
const known = overviewOf({ ...noWins, alarm: true });
const end = Date.parse(known.endsAt);
/** A Sunday: the next week begins. */
const sunday = addDays(today, 4);

describe('the day after an overview has ended', () => {
  it.each([
    ['a moment before its end', -1, today],
    ['at its end', 0, addDays(today, 1)],
    ['hours later', 9 * hour, addDays(today, 1)],
    ['days later', 3 * 24 * hour, addDays(today, 4)],
  ])('%s', (_, later, expected) => {
    expect(dayAfter(known, end - 8 * hour, end + later)).toBe(expected);
  });

  it('is its own where it has ended as it comes: the clock of the device is wrong', () => {
    expect(dayAfter(known, end + 1, end + 2)).toBe(today);
  });
});

describe('an overview on a later day', () => {
  it('has nothing won today, and keeps the days before and the figures', () => {
    const tomorrow = addDays(today, 1);
    const later = overviewOn(known, tomorrow);
    expect(later.today).toMatchObject({ date: tomorrow, wins: noWins, points: 0, skipped: null });
    expect(later.week.days.map(({ points }) => points)).toEqual([0, 0, 1, 1, 0, 0, 0]);
    expect(later.figures).toEqual(known.figures);
  });

  it('has the days of its own week', () => {
    const { week } = overviewOn(overviewOf(allWins), sunday);
    expect([week.from, week.to]).toEqual([sunday, addDays(sunday, 6)]);
    expect(week.days.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('has the rules of its day', () => {
    const next = { text: 'up at 06:00', from: addDays(today, 2) };
    const rules = { ...someRules, alarm: { text: 'up at 06:30', next } };
    const before = overviewOf(noWins, { rules });
    expect(overviewOn(before, addDays(today, 1)).rules.alarm).toEqual(rules.alarm);
    expect(overviewOn(before, addDays(today, 2)).rules.alarm).toEqual({
      text: 'up at 06:00',
      next: null,
    });
  });

  it('leaves out what a pause and the weekdays of rest leave out, and celebrates nothing', () => {
    const paused = overviewOf(noWins, {
      celebrate: 30,
      pausedUntil: sunday,
      frozen: [
        { date: addDays(today, 2), reason: 'rest_weekday' },
        { date: addDays(today, -1), reason: 'illness' },
      ],
    });
    const later = overviewOn(paused, sunday);
    expect(later).toMatchObject({ celebrate: null, pausedUntil: sunday });
    expect(later.frozen).toEqual([
      { date: sunday, reason: 'pause' },
      { date: addDays(today, 9), reason: 'rest_weekday' },
    ]);
    expect(overviewOn(paused, addDays(sunday, 1)).pausedUntil).toBeNull();
  });
});
