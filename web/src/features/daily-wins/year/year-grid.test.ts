import { daysBetween, weekdayOf } from '@stratum/contract/plain-days';
import { expect, test } from 'vitest';
import { movedDay } from './moved-day.ts';
import { fourWeeksTo, shownWeeks } from './shown-weeks.ts';
import { nearestDay, yearGrid } from './year-grid.ts';

/** Of both kinds, beginning on five weekdays; 2040 has 54 columns. */
const years = [2024, 2026, 2027, 2032, 2040];
const [desk, phone] = [1_110, 300];

test.each(years)('every day of %i has a place of its own within the room', (year) => {
  for (const room of [desk, phone, 224]) {
    const { days, width, height, cell } = yearGrid(year, room);
    expect(days.map(({ date }) => date)).toEqual(daysBetween(`${year}-01-01`, `${year}-12-31`));
    expect(new Set(days.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(
      days.length,
    );
    expect(Math.max(...days.map(({ x }) => x + cell))).toBeLessThanOrEqual(Math.min(width, room));
    expect(Math.max(...days.map(({ y }) => y + cell))).toBeLessThanOrEqual(height);
  }
});

test('a column is an ISO week: Mondays stand on top', () => {
  const { days } = yearGrid(2026, desk);
  const top = Math.min(...days.map(({ y }) => y));
  for (const { date, y } of days) expect(y === top).toBe(weekdayOf(date) === 'Monday');
});

test('a thumb between two days takes the nearer one', () => {
  const grid = yearGrid(2026, phone);
  for (const { date, x, y } of grid.days) expect(nearestDay(grid, x + 9, y + 1)).toBe(date);
});

test('keys go by days, weeks and months, whose last day stands for one they lack', () => {
  expect(movedDay('2026-03-31', 'ArrowDown')).toBe('2026-04-01');
  expect(movedDay('2026-03-31', 'ArrowLeft')).toBe('2026-03-24');
  expect(movedDay('2026-03-31', 'PageUp')).toBe('2026-02-28');
  expect(movedDay('2026-12-15', 'PageDown')).toBe('2027-01-15');
  expect(movedDay('2026-12-15', 'a')).toBeUndefined();
});

test('the last four weeks stay while one of their days is chosen', () => {
  const lastFour = { from: '2026-11-02', to: '2026-11-29' };
  expect(fourWeeksTo('2026-11-25')).toEqual(lastFour);
  expect(shownWeeks('2026-11-02', '2026-11-25')).toEqual(lastFour);
  expect(shownWeeks('2026-11-01', '2026-11-25')).toEqual({ from: '2026-10-05', to: '2026-11-01' });
});
