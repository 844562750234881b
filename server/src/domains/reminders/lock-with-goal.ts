import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller, OpenDoor } from '../../platform/http/call.ts';
import type { GoalPort } from './deps.ts';
import type { ReminderRow } from './tables.ts';

/**
 * Row locks, of the goal first, as a change of the goal takes them.
 * @throws AppError not_found, also where the goal is deleted
 */
export async function lockWithGoal(
  goals: Pick<GoalPort, 'asOwner'>,
  tx: Transaction,
  caller: Caller,
  open: OpenDoor<ReminderRow>,
): Promise<ReminderRow> {
  const { goalId } = await open(tx);
  const goal = await goals.asOwner(tx, caller, goalId, 'no key update');
  if (!goal) throw new AppError('not_found');
  return open(tx, 'no key update');
}
