import type { CategorySlug } from '@stratum/contract/categories';
import type { GoalStatus } from '@stratum/contract/goal-words';
import type { FileId, GoalId, UserId } from '@stratum/contract/ids';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { countDays, type DayCounts } from '../../platform/count-days.ts';
import { type Cursor, everyRow } from '../../platform/cursor.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import type { RowLock } from '../../platform/http/call.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { type GoalRow, goals } from './tables.ts';

export async function insertGoal(tx: Queryable, goal: GoalRow): Promise<void> {
  await tx.insert(goals).values(goal);
}

/** A goal of theirs that is not deleted. */
export async function findOwnGoal(
  tx: Queryable,
  userId: UserId,
  id: GoalId,
  lock?: RowLock,
): Promise<GoalRow | undefined> {
  const goal = await findGoalOrDeleted(tx, userId, id, lock);
  return goal?.deletedAt === null ? goal : undefined;
}

/** A goal of theirs, also one that is deleted and not purged yet. */
export async function findGoalOrDeleted(
  tx: Queryable,
  userId: UserId,
  id: GoalId,
  lock?: RowLock,
): Promise<GoalRow | undefined> {
  const query = tx
    .select()
    .from(goals)
    .where(and(eq(goals.id, id), eq(goals.userId, userId)));
  const [goal] = await (lock ? query.for(lock) : query);
  return goal;
}

type GoalColumns = {
  readonly [Name in keyof Omit<GoalRow, 'id' | 'userId' | 'source' | 'createdAt'>]?:
    | GoalRow[Name]
    | undefined;
};

/** Changes the columns that are given, of a goal that the transaction has locked. */
export async function updateGoal(
  tx: Transaction,
  id: GoalId,
  { habits, ...columns }: GoalColumns,
): Promise<GoalRow> {
  const set = { ...columns, ...(habits && { habits: [...habits] }) };
  const [goal] = await tx.update(goals).set(set).where(eq(goals.id, id)).returning();
  if (!goal) throw new Error('a goal went while it was locked');
  return goal;
}

/** Whether a goal, deleted or not, shows a file. */
export async function isShown(tx: Queryable, file: FileId): Promise<boolean> {
  return (await tx.$count(goals, eq(goals.image, file))) > 0;
}

/** Locks some of the goals that were deleted before an instant; what others hold is left to them. */
export async function lockDeletedBefore(
  tx: Transaction,
  before: Date,
  limit: number,
): Promise<GoalRow[]> {
  return tx
    .select()
    .from(goals)
    .where(lt(goals.deletedAt, before))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function deleteGoals(tx: Transaction, ids: readonly GoalId[]): Promise<void> {
  if (ids.length > 0) await tx.delete(goals).where(inArray(goals.id, [...ids]));
}

/** Those of several that are not deleted. */
export async function listKept(tx: Queryable, ids: readonly GoalId[]): Promise<GoalRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(goals)
    .where(and(isAnyOf(goals.id, ids), isNull(goals.deletedAt)));
}

interface Listed {
  readonly userId: UserId;
  readonly status?: GoalStatus | undefined;
  /** Archived ones are among them, left out, or the only ones. */
  readonly archived: 'true' | 'false' | 'only';
}

interface GoalFilter extends Listed {
  readonly category?: CategorySlug | undefined;
  readonly after?: Cursor | undefined;
}

/** Newest first. */
export async function listGoals(
  tx: Queryable,
  { category, after, ...listed }: GoalFilter,
  limit: number,
): Promise<GoalRow[]> {
  return tx
    .select()
    .from(goals)
    .where(
      and(isListed(listed), category && eq(goals.category, category), after && olderThan(after)),
    )
    .orderBy(desc(goals.createdAt), desc(goals.id))
    .limit(limit);
}

/** The goals that a person completed last. */
export async function listCompleted(
  tx: Queryable,
  userId: UserId,
  limit: number,
): Promise<GoalRow[]> {
  return tx
    .select()
    .from(goals)
    .where(and(keptOf(userId), isNotNull(goals.completedAt)))
    .orderBy(desc(goals.completedAt), desc(goals.id))
    .limit(limit);
}

/** All of a person's, deleted ones too, page by page. */
export function everyGoal(tx: Queryable, userId: UserId): AsyncGenerator<GoalRow> {
  return everyRow((last: GoalRow | undefined, limit) =>
    tx
      .select()
      .from(goals)
      .where(
        and(eq(goals.userId, userId), last && olderThan({ time: last.createdAt, id: last.id })),
      )
      .orderBy(desc(goals.createdAt), desc(goals.id))
      .limit(limit),
  );
}

/** How many goals of a list are in a category; nothing where none is. */
export async function countByCategory(
  tx: Queryable,
  listed: Listed,
): Promise<Map<CategorySlug, number>> {
  const rows = await tx
    .select({ category: goals.category, count: count() })
    .from(goals)
    .where(isListed(listed))
    .groupBy(goals.category);
  return new Map(rows.map((row) => [row.category, row.count]));
}

function isListed({ userId, status, archived }: Listed) {
  return and(
    keptOf(userId),
    status && (status === 'Completed' ? isNotNull : isNull)(goals.completedAt),
    archived === 'true' ? undefined : (archived === 'only' ? isNotNull : isNull)(goals.archivedAt),
  );
}

function keptOf(userId: UserId) {
  return and(eq(goals.userId, userId), isNull(goals.deletedAt));
}

/** As one comparison of rows, which the index by time answers. */
function olderThan({ time, id }: Cursor) {
  return sql`(${goals.createdAt}, ${goals.id}) < (${sql.param(time, goals.createdAt)}, ${id})`;
}

export function countGoals(tx: Queryable, userId: UserId): Promise<number> {
  return tx.$count(goals, and(eq(goals.userId, userId), isNull(goals.deletedAt)));
}

export function goalsByDay(tx: Queryable, from: Date): Promise<DayCounts> {
  return countDays(tx, goals, goals.createdAt, from);
}
