import type { GoalId, UserId } from '@stratum/contract/ids';
import { and, desc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import { type Cursor, everyRow } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import { type GoalEventRow, goalHistory, goals } from './tables.ts';

export async function insertEvent(tx: Queryable, event: GoalEventRow): Promise<void> {
  await tx.insert(goalHistory).values(event);
}

/** Writes a view, unless the day has one. */
export async function insertView(tx: Queryable, event: GoalEventRow): Promise<void> {
  await tx.insert(goalHistory).values(event).onConflictDoNothing();
}

export type NamedEvent = GoalEventRow & { readonly goalName: string };

/** Newest first: of one goal, or of all that a person has not deleted. */
export async function listEvents(
  tx: Queryable,
  of: { readonly goalId: GoalId } | { readonly userId: UserId },
  page: { readonly after: Cursor | undefined; readonly limit: number; readonly views: boolean },
): Promise<NamedEvent[]> {
  return tx
    .select({ ...getTableColumns(goalHistory), goalName: goals.name })
    .from(goalHistory)
    .innerJoin(goals, eq(goals.id, goalHistory.goalId))
    .where(
      and(
        'goalId' in of ? eq(goalHistory.goalId, of.goalId) : eq(goalHistory.userId, of.userId),
        isNull(goals.deletedAt),
        page.views ? undefined : ne(goalHistory.action, 'view'),
        page.after && olderThan(page.after),
      ),
    )
    .orderBy(desc(goalHistory.at), desc(goalHistory.id))
    .limit(page.limit);
}

/** All of a person's goals', newest first, page by page. */
export function everyEvent(tx: Queryable, userId: UserId): AsyncGenerator<GoalEventRow> {
  return everyRow((last: GoalEventRow | undefined, limit) =>
    tx
      .select()
      .from(goalHistory)
      .where(and(eq(goalHistory.userId, userId), last && olderThan({ time: last.at, id: last.id })))
      .orderBy(desc(goalHistory.at), desc(goalHistory.id))
      .limit(limit),
  );
}

/** As one comparison of rows, which the indexes by time answer. */
function olderThan({ time, id }: Cursor) {
  return sql`(${goalHistory.at}, ${goalHistory.id}) < (${sql.param(time, goalHistory.at)}, ${id})`;
}
