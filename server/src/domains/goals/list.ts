import { categorySlugs } from '@stratum/contract/categories';
import type { GoalItem } from '@stratum/contract/goal';
import type { goalRoutes as routes } from '@stratum/contract/goals';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Deps } from './deps.ts';
import { lastDayOf, type Reader, standingOf } from './standing.ts';
import { type MilestoneSummary, summarizeMilestones } from './steps-store.ts';
import { countByCategory, listCompleted, listGoals } from './store.ts';
import type { GoalRow } from './tables.ts';
import { toGoalFields } from './to-goal.ts';

const pageSize = 50;

export async function goalList(deps: Deps, { caller, query }: Call<typeof routes.goalList>) {
  const { status, goalCategory: category, archived, cursor } = query;
  const filter = {
    userId: caller.userId,
    status,
    category,
    archived,
    after: cursor === undefined ? undefined : readCursor(cursor),
  };
  const rows = await listGoals(deps.db, filter, pageSize + 1);
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  return {
    items: await goalItems(deps.db, deps, rows.slice(0, pageSize), caller),
    next: last ? writeCursor({ time: last.createdAt, id: last.id }) : null,
  };
}

/** Goals as a list shows them. */
export async function goalItems(
  tx: Queryable,
  deps: Pick<Deps, 'clock'>,
  rows: readonly GoalRow[],
  reader: Reader,
): Promise<GoalItem[]> {
  const summaries = await summarizeMilestones(
    tx,
    rows.map(({ id }) => id),
  );
  const byGoal = Map.groupBy(summaries, ({ goalId }) => goalId);
  return rows.map((row) => toGoalItem(deps, row, byGoal.get(row.id) ?? [], reader));
}

/** One goal as a list shows it. */
export async function goalItem(
  tx: Queryable,
  deps: Pick<Deps, 'clock'>,
  goal: GoalRow,
  reader: Reader,
): Promise<GoalItem> {
  return toGoalItem(deps, goal, await summarizeMilestones(tx, [goal.id]), reader);
}

export function toGoalItem(
  deps: Pick<Deps, 'clock'>,
  goal: GoalRow,
  milestones: readonly MilestoneSummary[],
  reader: Reader,
): GoalItem {
  const { plan: _plan, ...standing } = standingOf(deps, goal, milestones, reader);
  return { ...toGoalFields(goal), ...standing, nextStep: nextStepIn(milestones) };
}

export function nextStepIn(milestones: readonly MilestoneSummary[]): GoalItem['nextStep'] {
  const open = milestones.find(({ steps, done }) => done < steps);
  if (!open) return null;
  const { id: milestoneId, name, next } = open;
  return { milestoneId, microGoalId: next?.id ?? null, text: next?.text ?? name };
}

const mostMarks = 500;

/** The days on which goals were completed, the latest first. */
export async function goalMarks(deps: Deps, { caller }: Call<typeof routes.goalMarks>) {
  const goals = await listCompleted(deps.db, caller.userId, mostMarks);
  return {
    items: goals.map((goal) => ({
      goalId: goal.id,
      goalName: goal.name,
      goalCategory: goal.category,
      day: lastDayOf(deps, goal, caller),
    })),
  };
}

export async function goalCategories(
  { db, pack }: Deps,
  { caller: { userId }, query, locale }: Call<typeof routes.goalCategoryList>,
) {
  const counts = await countByCategory(db, { userId, ...query });
  const names = new Map(pack.inLocale(locale).categories.map(({ slug, name }) => [slug, name]));
  return {
    items: categorySlugs.map((goalCategory) => ({
      goalCategory,
      name: names.get(goalCategory) ?? goalCategory,
      count: counts.get(goalCategory) ?? 0,
    })),
  };
}
