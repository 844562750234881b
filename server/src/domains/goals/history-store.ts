import type { UserId } from '@stratum/contract/ids';
import { and, desc, eq, lt } from 'drizzle-orm';
import { everyRow } from '../../platform/cursor.ts';
import type { Queryable } from '../../platform/database.ts';
import { type GoalEventRow, goalHistory } from './tables.ts';

export async function insertEvent(tx: Queryable, event: GoalEventRow): Promise<void> {
  await tx.insert(goalHistory).values(event);
}

/** All of a person's goals', newest first, page by page. */
export function everyEvent(tx: Queryable, userId: UserId): AsyncGenerator<GoalEventRow> {
  return everyRow((last: GoalEventRow | undefined, limit) =>
    tx
      .select()
      .from(goalHistory)
      .where(and(eq(goalHistory.userId, userId), last && lt(goalHistory.id, last.id)))
      .orderBy(desc(goalHistory.id))
      .limit(limit),
  );
}
