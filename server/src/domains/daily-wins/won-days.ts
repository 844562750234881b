import type { Habit } from '@stratum/contract/habits';
import type { UserId } from '@stratum/contract/ids';
import type { Span } from '@stratum/contract/plain-days';
import type { Queryable } from '../../platform/database.ts';
import { listDays } from './store.ts';

/** The days of a span on which each of some habits was won. */
export async function wonDays(
  tx: Queryable,
  userId: UserId,
  habits: readonly Habit[],
  span: Span,
): Promise<{ habit: Habit; won: string[] }[]> {
  if (habits.length === 0) return [];
  const days = await listDays(tx, userId, span);
  return habits.map((habit) => ({
    habit,
    won: days.filter((day) => day[habit]).map(({ date }) => date),
  }));
}
