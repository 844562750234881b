import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Statements } from './database.ts';

/** How many rows a day has, by the day (UTC) as `YYYY-MM-DD`. */
export type DayCounts = ReadonlyMap<string, number>;

/**
 * Counts a table's rows by the day of an instant, or of a day that a column holds.
 * @param column with an index that leads by it
 */
export async function countDays(
  db: Statements,
  table: PgTable,
  column: Column,
  from: Date,
  condition: SQL = sql`true`,
): Promise<DayCounts> {
  const day = column.dataType === 'date' ? sql`(${column} AT TIME ZONE 'UTC')::date` : column;
  const since = column.dataType === 'date' ? from : from.toISOString().slice(0, 10);
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    SELECT ${day}::text AS day, count(*)::int AS count FROM ${table}
    WHERE ${column} >= ${sql.param(since, column)} AND ${condition}
    GROUP BY 1`);
  return new Map(rows.map(({ day: of, count }) => [of, count]));
}
