import type { GoalId } from '@stratum/contract/ids';
import type { Reminder } from '@stratum/contract/reminder';
import type { reminderRoutes as routes } from '@stratum/contract/reminders';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Deps } from './deps.ts';
import { listReminders, placeOf, remindersOfGoal } from './store.ts';
import { toReminder } from './to-reminder.ts';

/** In the order in which they were made. */
export async function remindersOf(tx: Queryable, goalId: GoalId): Promise<Reminder[]> {
  return (await remindersOfGoal(tx, goalId)).map(toReminder);
}

/** Reminders that one call lists. */
const pageSize = 50;

/** A page of all that a person has, but for goals that are deleted. */
export async function everyReminder(
  { db, goals }: Deps,
  { caller, query }: Call<typeof routes.remindersList>,
) {
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const rows = await listReminders(db, caller.userId, { after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const facts = await goals.facts(db, [...new Set(page.map(({ goalId }) => goalId))]);
  const last = page.at(-1);
  return {
    items: page.flatMap((row) => {
      const goal = facts.get(row.goalId);
      return goal ? [{ ...toReminder(row), goalName: goal.goalName }] : [];
    }),
    next: rows.length > pageSize && last ? writeCursor(placeOf(last)) : null,
  };
}
