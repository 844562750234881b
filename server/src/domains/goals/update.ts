import type { Transaction } from '../../platform/database.ts';
import { setGoalWindow } from '../reminders/index.ts';
import type { Deps } from './deps.ts';
import { updateGoal } from './store.ts';
import type { GoalRow } from './tables.ts';

type Columns = Parameters<typeof updateGoal>[2];

/** What decides when a goal's reminders come. */
const ofReminders = [
  'startDate',
  'endDate',
  'completedAt',
  'archivedAt',
  'deletedAt',
] as const satisfies (keyof Columns)[];

/** Changes columns of a goal that the transaction has locked; its reminders move or stop with it. */
export async function updateWithReminders(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  id: GoalRow['id'],
  columns: Columns,
): Promise<GoalRow> {
  const goal = await updateGoal(tx, id, columns);
  if (ofReminders.some((name) => columns[name] !== undefined)) {
    await setGoalWindow(tx, clock, id, reminderWindow(goal));
  }
  return goal;
}

/** The days on which a goal's reminders come, and whether they do. */
export function reminderWindow(goal: GoalRow) {
  const { startDate: fromDay, endDate: untilDay, completedAt, archivedAt, deletedAt } = goal;
  const isActive = completedAt === null && archivedAt === null && deletedAt === null;
  return { fromDay, untilDay, isActive };
}
