import { addDays, isoWeekOf } from '@stratum/contract/plain-days';
import { expect, test } from 'vitest';
import { noWins, winDay } from '../wins.fixture.ts';
import { beginOf } from './year-data.ts';

const week = (from: string, of: number) => ({
  isoWeek: isoWeekOf(from),
  from,
  to: addDays(from, 6),
  points: 0,
  of,
});
const won = { wins: { ...noWins, alarm: true } };

test('a person’s first day is the first one with anything on it in a week that counts', () => {
  const days = [winDay('2026-03-10'), winDay('2026-03-11', won), winDay('2026-03-12', won)];
  expect(beginOf([week('2026-03-02', 0), week('2026-03-09', 25)], days)).toBe('2026-03-11');
  expect(beginOf([week('2026-03-02', 35), week('2026-03-09', 35)], days)).toBe('2026-03-02');
  expect(beginOf([week('2026-03-02', 0), week('2026-03-09', 0)], days)).toBeNull();
});
