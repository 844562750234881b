import type { GoalId } from '@stratum/contract/ids';
import type { ListedReminder, Reminder } from '@stratum/contract/reminder';
import type { reminderRoutes as routes } from '@stratum/contract/reminders';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Deps, GoalPort, RemindedGoal } from './deps.ts';
import { listReminders, placeOf, remindersOfGoal } from './store.ts';
import type { ReminderRow } from './tables.ts';
import { toReminder } from './to-reminder.ts';

/** In the order in which they were made. */
export async function remindersOf(tx: Queryable, goalId: GoalId): Promise<Reminder[]> {
  return (await remindersOfGoal(tx, goalId)).map(toReminder);
}

/** The same with the goal's name. */
export async function remindersOfOne({ db }: Pick<Deps, 'db'>, { id, name }: RemindedGoal) {
  const rows = await remindersOfGoal(db, id);
  return { items: rows.map((row) => toListed(row, name)) };
}

async function named(
  tx: Queryable,
  goals: GoalPort,
  rows: readonly ReminderRow[],
): Promise<ListedReminder[]> {
  const facts = await goals.facts(tx, [...new Set(rows.map(({ goalId }) => goalId))]);
  return rows.flatMap((row) => {
    const goal = facts.get(row.goalId);
    return goal ? [toListed(row, goal.goalName)] : [];
  });
}

function toListed(row: ReminderRow, goalName: string): ListedReminder {
  const { fromDay: goalStartDate, untilDay: goalEndDate } = row;
  return { ...toReminder(row), goalName, goalStartDate, goalEndDate };
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
  const last = page.at(-1);
  return {
    items: await named(db, goals, page),
    next: rows.length > pageSize && last ? writeCursor(placeOf(last)) : null,
  };
}
