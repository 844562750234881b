import type { UserId } from '@stratum/contract/ids';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type ViewedGraphRow, viewedGraphs } from './tables.ts';

/** Keeps the first time; gives back what is kept. */
export async function insertViewedGraph(tx: Queryable, row: ViewedGraphRow) {
  const [kept = row] = await tx
    .insert(viewedGraphs)
    .values(row)
    .onConflictDoUpdate({
      target: [viewedGraphs.userId, viewedGraphs.graph],
      // A conflict that does nothing would return nothing.
      set: { viewedAt: sql`${viewedGraphs.viewedAt}` },
    })
    .returning();
  return kept;
}

/** In the order of watching. */
export async function listViewedGraphs(tx: Queryable, userId: UserId): Promise<ViewedGraphRow[]> {
  return tx
    .select()
    .from(viewedGraphs)
    .where(eq(viewedGraphs.userId, userId))
    .orderBy(asc(viewedGraphs.viewedAt), asc(viewedGraphs.graph));
}
