import { type GoalChange, type GoalFields, isWindow } from '@stratum/contract/goal';
import { goalFields } from '@stratum/contract/goal-words';
import type { goalRoutes as routes } from '@stratum/contract/goals';
import type { FileId } from '@stratum/contract/ids';
import { addDays } from '@stratum/contract/plain-days';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import type { doors } from './access.ts';
import { type Changing, fieldChange, recordChange } from './changes.ts';
import type { Deps } from './deps.ts';
import { goalInfo } from './details.ts';
import { checkEnd, columnsOf, wrongField } from './fields.ts';
import { claimGoalPicture, releaseGoalPicture } from './picture.ts';
import { checkSource } from './source.ts';
import { shiftDueDates } from './steps-store.ts';
import type { GoalRow } from './tables.ts';
import { toGoalFields } from './to-goal.ts';
import { updateWithReminders } from './update.ts';

/** @throws AppError invalid_input for days that are no goal's, a new end that is over, or a source that shows no such gap */
export async function changeGoal(deps: Deps, call: Call<typeof routes.goalUpdate, typeof doors>) {
  const { tx, caller, body, open } = call;
  const goal = await open.goal(tx, 'no key update');
  const before = toGoalFields(goal);
  if (changeable.every((field) => body[field] === undefined)) return before;
  checkWindow(windowOf(before, body), before.goalEndDate, todayOf(deps, caller));
  const { source } = body;
  if (source) await checkSource(tx, goal.userId, source);
  const image = await newPicture(deps, call, goal);
  const columns = { ...columnsOf(body), image, source };
  const changed = await updateWithReminders(tx, deps, goal.id, columns);
  if (goal.image !== changed.image) await releaseGoalPicture(tx, deps, goal);
  const after = toGoalFields(changed);
  const fields = changeable.flatMap(
    (field) => fieldChange(field, wordsOf(before[field]), wordsOf(after[field])) ?? [],
  );
  if (fields.length > 0) {
    await recordChange(deps, call, changed, () => ({ change: 'goal_fields', fields }));
  }
  return after;
}

const changeable = goalFields satisfies readonly (keyof GoalChange)[];

/** A source is told of by its skill. */
function wordsOf(value: GoalFields[(typeof changeable)[number]]) {
  return value !== null && typeof value === 'object' && 'traitId' in value ? value.traitId : value;
}

interface Window {
  readonly goalStartDate: string;
  readonly goalEndDate: string;
}

function windowOf(before: Window, { goalStartDate, goalEndDate }: GoalChange): Window {
  return {
    goalStartDate: goalStartDate ?? before.goalStartDate,
    goalEndDate: goalEndDate ?? before.goalEndDate,
  };
}

function checkWindow(window: Window, endBefore: string, today: string): void {
  if (!isWindow(window)) throw wrongField('goalEndDate', 'span');
  if (window.goalEndDate !== endBefore) checkEnd(window.goalEndDate, today);
}

/** Undefined where the picture stays. */
async function newPicture(
  deps: Deps,
  { tx, body }: Pick<Call<typeof routes.goalUpdate>, 'tx' | 'body'>,
  { userId }: GoalRow,
): Promise<FileId | null | undefined> {
  const { image } = body;
  return image === null || image === undefined ? image : claimGoalPicture(tx, deps, userId, image);
}

export async function archiveGoal(deps: Deps, call: Call<typeof routes.goalArchive, typeof doors>) {
  const goal = await call.open.goal(call.tx, 'no key update');
  return setArchived(deps, call, goal, call.body.archived);
}

/** Of a goal that the transaction has locked. */
export async function setArchived(
  deps: Pick<Deps, 'clock' | 'cards'>,
  changing: Changing,
  goal: GoalRow,
  archived: boolean,
): Promise<GoalFields> {
  if ((goal.archivedAt !== null) === archived) return toGoalFields(goal);
  const archivedAt = archived ? deps.clock.now() : null;
  const changed = await updateWithReminders(changing.tx, deps, goal.id, { archivedAt });
  await recordChange(deps, changing, changed, () => ({ change: 'goal_archived', archived }));
  return toGoalFields(changed);
}

/** @throws AppError invalid_input where the end would be over */
export async function shiftGoal(deps: Deps, call: Call<typeof routes.goalShift, typeof doors>) {
  const { tx, caller, body, open } = call;
  const { days } = body;
  const goal = await open.goal(tx, 'no key update');
  const [startDate, endDate] = [addDays(goal.startDate, days), addDays(goal.endDate, days)];
  if (endDate < todayOf(deps, caller)) throw wrongField('days', 'past_day');
  if (endDate >= endOfTime) throw wrongField('days', 'date');
  const changed = await updateWithReminders(tx, deps, goal.id, { startDate, endDate });
  await shiftDueDates(tx, goal.id, days);
  await recordChange(deps, call, changed, () => ({
    change: 'goal_dates',
    days,
    goalStartDate: startDate,
    goalEndDate: endDate,
  }));
  return goalInfo(tx, changed);
}

/** Days of a plan lie before it. */
const endOfTime = '3000-01-01';
