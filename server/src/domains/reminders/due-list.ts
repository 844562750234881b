import type { GoalId } from '@stratum/contract/ids';
import type { DueReminder } from '@stratum/contract/reminders';
import type { Caller } from '../../platform/http/call.ts';
import type { Deps } from './deps.ts';
import { listUnanswered } from './occurrences-store.ts';
import { usefulFor } from './timing.ts';

/** What has come and waits for an answer, the newest first. */
export async function dueReminders(
  { db, clock, goals }: Deps,
  { userId }: Caller,
): Promise<{ items: DueReminder[] }> {
  const since = new Date(clock.now().getTime() - usefulFor);
  const due = await listUnanswered(db, userId, since);
  const goalIds = new Set<GoalId>(due.map(({ row }) => row.goalId));
  const facts = await goals.facts(db, [...goalIds]);
  return {
    items: due.flatMap(({ row: { id, goalId, image }, dueAt }) => {
      const goal = facts.get(goalId);
      if (!goal) return [];
      const { nextStep: step, ...said } = goal;
      return [{ id, goalId, ...said, step, image, dueAt: dueAt.toISOString() }];
    }),
  };
}
