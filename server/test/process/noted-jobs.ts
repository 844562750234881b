import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../../src/platform/database.ts';

/** A job that notes that it ran, and where. */
export const noteJob = {
  name: 'note',
  data: z.object({ note: z.string() }),
  exclusive: false,
  retries: 3,
  timeoutSeconds: 60,
};

export async function createNotes(db: Database): Promise<void> {
  await db.execute(sql`CREATE TABLE runs (worker text NOT NULL, note text NOT NULL)`);
}

export async function noteRun(tx: Queryable, worker: string, note: string): Promise<void> {
  await tx.execute(sql`INSERT INTO runs VALUES (${worker}, ${note})`);
}

/** What has run, by its note. */
export async function notedRuns(db: Database): Promise<{ worker: string; note: string }[]> {
  const { rows } = await db.execute<{ worker: string; note: string }>(
    sql`SELECT worker, note FROM runs ORDER BY note`,
  );
  return rows;
}
