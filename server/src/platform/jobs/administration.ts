import type { Db, PgBoss } from 'pg-boss';
import type { Cursor } from '../cursor.ts';

/** How the jobs of a kind stand. */
interface JobKindCounts {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly nextAt: Date | null;
}

interface JobFailure {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly reason: string;
}

/** What an operator sees of the queue, and does with what has failed. */
export interface JobAdministration {
  counts(): Promise<JobKindCounts[]>;
  /** Those that failed for good, the latest first. */
  failures(after: Cursor | null, limit: number): Promise<JobFailure[]>;
  /** Has them tried once more. @returns how many were still there */
  retry(ids: readonly string[]): Promise<number>;
}

// Statements on pg-boss's own tables, by the columns of its release 12.

export async function countJobs(db: Db): Promise<JobKindCounts[]> {
  const { rows } = await db.executeSql(`
    SELECT name, count(*) FILTER (WHERE state < 'active')::int AS waiting,
      count(*) FILTER (WHERE state = 'active')::int AS running,
      count(*) FILTER (WHERE state = 'failed')::int AS failed,
      min(start_after) FILTER (WHERE state < 'active') AS "nextAt"
    FROM pgboss.job GROUP BY name
    HAVING count(*) FILTER (WHERE state <= 'active' OR state = 'failed') > 0 ORDER BY name`);
  return rows;
}

export async function failuresAfter(
  db: Db,
  after: Cursor | null,
  limit: number,
): Promise<JobFailure[]> {
  const { rows } = await db.executeSql(
    `SELECT id, name AS kind, retry_count + 1 AS attempts,
       date_trunc('milliseconds', completed_on) AS "failedAt", output ->> 'message' AS reason
     FROM pgboss.job
     WHERE state = 'failed' AND ($1::timestamptz IS NULL
       OR (date_trunc('milliseconds', completed_on), id) < ($1::timestamptz, $2::uuid))
     ORDER BY date_trunc('milliseconds', completed_on) DESC, id DESC LIMIT $3`,
    [after?.time.toISOString() ?? null, after?.id ?? null, limit],
  );
  return rows.map((row: JobFailure) => ({ ...row, reason: row.reason ?? '' }));
}

export async function retryFailed(boss: PgBoss, ids: readonly string[]): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `SELECT name, array_agg(id) AS ids FROM pgboss.job
       WHERE state = 'failed' AND id = ANY($1::uuid[]) GROUP BY name`,
    [ids],
  );
  for (const { name, ids: ofKind } of rows) await boss.retry(name, ofKind);
  return rows.reduce((sum: number, { ids: ofKind }: { ids: string[] }) => sum + ofKind.length, 0);
}
