import type { Goal, GoalDraft } from '@stratum/contract/goal';
import type { UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { createReminders } from '../reminders/index.ts';
import { setArchived } from './change.ts';
import { newGoal, writeGoal } from './create.ts';
import { scheduleGoalDates } from './dates.ts';
import type { GoalCards } from './deps.ts';
import type { Reader } from './standing.ts';
import type { WitnessRow } from './tables.ts';
import { setStatus } from './tick.ts';
import { reminderWindow } from './update.ts';
import { putWitness } from './witness-store.ts';

export interface GoalStory {
  readonly draft: GoalDraft;
  readonly createdAt: Date;
  /** When micro goals were ticked, ascending: the first of them at the first instant, and so on. */
  readonly ticks: readonly Date[];
  readonly completedAt: Date | null;
  readonly archivedAt: Date | null;
}

/** What is put in place is shown nowhere yet. */
const noCards: GoalCards = {
  changed: () => Promise.resolve(),
  show: () => Promise.resolve(),
};

/** Puts a goal in place as if it had been made and ticked then, its history with it. */
export async function importGoal(
  tx: Transaction,
  owner: Reader & { readonly userId: UserId },
  { draft, createdAt, ticks, completedAt, archivedAt }: GoalStory,
  now: Date,
): Promise<Goal> {
  const changing = { tx, caller: owner };
  const at = (instant: Date) => ({ clock: { now: () => instant }, cards: noCards });
  const row = newGoal(owner.userId, draft, null, createdAt);
  const window = reminderWindow({ ...row, completedAt, archivedAt });
  const begun = { milestones: draft.milestones, reminders: [], copyOf: null };
  const goal = await writeGoal(at(createdAt), changing, row, begun);
  const steps = goal.milestones.flatMap(({ microGoal }) => microGoal);
  for (const [place, instant] of ticks.entries()) {
    const step = { status: 'Completed', microGoalId: steps[place]?.id } as const;
    await setStatus(at(instant), changing, row, step);
  }
  if (completedAt) await setStatus(at(completedAt), changing, row, { status: 'Completed' });
  if (archivedAt) await setArchived(at(archivedAt), changing, row, true);
  // From now on only: those of the past would be told of as missed.
  await createReminders(
    tx,
    at(now).clock,
    { goalId: row.id, ...owner, ...window },
    draft.reminders,
  );
  await scheduleGoalDates(tx, owner, now);
  return goal;
}

/** Puts the witness of a milestone in place, who may have answered. */
export async function importWitness(tx: Transaction, witness: WitnessRow): Promise<void> {
  await putWitness(tx, witness);
}
