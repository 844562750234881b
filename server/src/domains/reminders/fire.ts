import { type GoalId, reminderIdSchema } from '@stratum/contract/ids';
import { localDate } from '@stratum/contract/local-date';
import type { Transaction } from '../../platform/database.ts';
import { type Due, type DueBatchHandler, defineDueBatch } from '../../platform/due/due.ts';
import { usersByIds } from '../accounts/index.ts';
import { pausesOf } from '../daily-wins/index.ts';
import { notifyAll } from '../notifications/index.ts';
import { causeOf } from './answer.ts';
import type { Deps, GoalFacts } from './deps.ts';
import { insertOccurrences } from './occurrences-store.ts';
import { reminderKind, scheduleReminders } from './schedule.ts';
import { lockReminders, updatePlanned } from './store.ts';
import type { ReminderRow } from './tables.ts';
import { type Outcome, settle } from './timing.ts';

type Settled = Outcome & { readonly row: ReminderRow };

/** Reminders of a batch. */
const atOnce = 150;

/** Tells of reminders that have come, and has them come again: in one transaction, once. */
export function reminderDue({ clock, goals }: Pick<Deps, 'clock' | 'goals'>): Due {
  const fire: DueBatchHandler = async (turns, tx) => {
    const now = clock.now();
    const ids = turns.map(({ subject }) => reminderIdSchema.parse(subject));
    const rows = await lockReminders(tx, ids);
    const isSilent = await silenceOf(tx, rows);
    const settled = rows.map((row) => ({ row, ...settle(row, now, (at) => isSilent(row, at)) }));
    await insertOccurrences(tx, settled.flatMap(occurrencesOf));
    const next = settled.map(({ row: { id }, planned }) => ({ id, ...planned }));
    await updatePlanned(tx, next);
    await scheduleReminders(tx, next);
    const told = settled.filter(({ fired, missed }) => fired !== null || missed.length > 0);
    const facts = await goals.facts(tx, [...new Set(told.map(({ row }) => row.goalId))]);
    await notifyAll(
      tx,
      told.flatMap((each) => newsOf(each, facts)),
      now,
    );
  };
  return defineDueBatch(reminderKind, fire, atOnce);
}

/** Whether a person wants no reminders at an instant: a pause, or an account that is going to end. */
async function silenceOf(tx: Transaction, rows: readonly ReminderRow[]) {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const people = await usersByIds(tx, userIds);
  const pauses = await pausesOf(tx, userIds);
  return ({ userId, timeZone }: ReminderRow, at: Date): boolean => {
    const person = people.get(userId);
    if (!person || person.deletionDueAt !== null) return true;
    const day = localDate(at, timeZone, person.dayStartHour);
    return pauses.some((pause) => pause.userId === userId && pause.from <= day && day <= pause.to);
  };
}

function occurrencesOf({ row: { id: reminderId }, fired, missed, silenced }: Settled) {
  const as = (outcome: 'fired' | 'missed' | 'silenced', instants: readonly Date[]) =>
    instants.map((dueAt) => ({ reminderId, dueAt, outcome }));
  return [
    ...as('fired', fired ? [fired] : []),
    ...as('missed', missed),
    ...as('silenced', silenced),
  ];
}

/** The reminder itself; where none is of use any more, a word in the list that it did not come. */
function newsOf({ row, fired, missed }: Settled, facts: ReadonlyMap<GoalId, GoalFacts>) {
  const goal = facts.get(row.goalId);
  const dueAt = fired ?? missed.at(-1);
  if (!goal || !dueAt) return [];
  const { goalName, obstacle, ifThen, nextStep: step } = goal;
  const { id: reminderId, goalId, userId, image } = row;
  const data = {
    reminderId,
    goalId,
    goalName,
    obstacle,
    ifThen,
    step,
    image,
    dueAt: dueAt.toISOString(),
    missed: fired ? missed.length : missed.length - 1,
    wasMissed: !fired,
  };
  const channels = fired ? row.channels : (['in_app'] as const);
  const cause = causeOf(reminderId, dueAt);
  return [{ userId, kind: 'reminder_due' as const, data, cause, channels }];
}
