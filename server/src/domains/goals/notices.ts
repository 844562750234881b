import { type UserId, userIdSchema } from '@stratum/contract/ids';
import { addDays } from '@stratum/contract/plain-days';
import { localInstant } from '@stratum/contract/recurrence';
import { dayAt } from '@stratum/contract/zoned-time';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue } from '../../platform/due/due.ts';
import { userById } from '../accounts/index.ts';
import { markDone, notify } from '../notifications/index.ts';
import { datesKind, dateTimes, dueCauses, endCause, scheduleGoalDates } from './dates.ts';
import { goalsEndingIn, milestonesDueOn } from './dates-store.ts';
import type { Deps } from './deps.ts';
import { goalItems } from './list.ts';
import type { Reader } from './standing.ts';

const due = 'milestone_due';
const end = 'goal_end';

interface Told {
  readonly userId: UserId;
  readonly timeZone: string;
  readonly now: Date;
}

/** Days after the end of a goal in which it is still asked what becomes of it, where no server ran. */
const askedFor = 7;

/** Tells a person of milestones that are due and goals that end, and schedules the next date. */
export function goalDatesDue(deps: Pick<Deps, 'clock'>): Due {
  return defineDue(datesKind, async ({ subject }, tx) => {
    const userId = userIdSchema.parse(subject);
    const person = await userById(tx, userId);
    if (!person) return;
    const now = deps.clock.now();
    await scheduleGoalDates(tx, { userId, timeZone: person.timeZone }, now);
    if (person.deletionDueAt !== null) return;
    const told = { ...person, userId, now };
    await tellDues(tx, told);
    await askEnds(deps, tx, told);
  });
}

/** On the morning of the day, and on the evening before. */
async function tellDues(tx: Transaction, { userId, timeZone, now }: Told) {
  const today = dayAt(now, timeZone);
  const isCome = (time: string) => now >= localInstant(today, time, timeZone);
  const days = [
    ...(isCome(dateTimes.onTheDay) ? [today] : []),
    ...(isCome(dateTimes.evening) ? [addDays(today, 1)] : []),
  ];
  if (days.length === 0) return;
  for (const data of await milestonesDueOn(tx, userId, days)) {
    const [evening, morning] = dueCauses(data.milestoneId, data.date);
    const cause = data.date === today ? morning : evening;
    // What was said the evening before is said anew.
    if (cause === morning) await markDone(tx, userId, { kinds: [due], cause: evening }, now);
    await notify(tx, userId, { kind: due, data, cause }, now);
  }
}

/** On the evening of the last day; later where no server ran then. */
async function askEnds(deps: Pick<Deps, 'clock'>, tx: Transaction, told: Told & Reader) {
  const { userId, timeZone, now } = told;
  const today = dayAt(now, timeZone);
  const isEvening = now >= localInstant(today, dateTimes.evening, timeZone);
  const days = { from: addDays(today, -askedFor), to: isEvening ? today : addDays(today, -1) };
  const ending = await goalsEndingIn(tx, userId, days);
  for (const { id: goalId, goalName, goalEndDate, progress } of await goalItems(
    tx,
    deps,
    ending,
    told,
  )) {
    const data = { goalId, goalName, goalEndDate, progress };
    await notify(tx, userId, { kind: end, data, cause: endCause(goalId, goalEndDate) }, now);
  }
}
