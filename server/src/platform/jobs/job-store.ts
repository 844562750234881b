import type { Db } from 'pg-boss';

// Statements on pg-boss's own tables, by the columns of its release 12.

/** The kinds that have a due job. One index look-up a kind. */
export async function kindsWithDueJobs(db: Db, kinds: readonly string[]): Promise<string[]> {
  const { rows } = await db.executeSql(
    `SELECT kind FROM unnest($1::text[]) AS kind WHERE EXISTS (
       SELECT FROM pgboss.job WHERE name = kind AND state < 'active' AND NOT blocked AND start_after <= now())`,
    [kinds],
  );
  return rows.map(({ kind }: { kind: string }) => kind);
}

/** The kinds that have a waiting job, due or not. */
export async function kindsWithJobs(db: Db): Promise<string[]> {
  const { rows } = await db.executeSql(
    `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active'`,
  );
  return rows.map(({ name }: { name: string }) => name);
}

/**
 * Sets timestamps in the future, which a wrong clock has left, back to now: pg-boss would wait for
 * them. A job that was sent then keeps its delay; a retry is due at once.
 * @returns how many rows were changed
 */
export async function resetFutureTimestamps(db: Db): Promise<number> {
  const { rows } = await db.executeSql(`
    WITH instance AS (
      UPDATE pgboss.version SET ${setBack(['cron_on', 'bam_on', 'flow_on', 'reindex_on'])}
      WHERE GREATEST(cron_on, bam_on, flow_on, reindex_on) > now() RETURNING 1
    ), queues AS (
      UPDATE pgboss.queue SET ${setBack(['monitor_claim_on', 'monitor_on', 'maintain_on', 'delta_on'])}
      WHERE GREATEST(monitor_claim_on, monitor_on, maintain_on, delta_on) > now() RETURNING 1
    ), jobs AS (
      UPDATE pgboss.job SET
        start_after = CASE
          WHEN created_on > now() THEN start_after - (created_on - now())
          WHEN ${isRetryTooLate} THEN now()
          ELSE start_after END,
        singleton_on = CASE WHEN created_on > now() THEN NULL ELSE singleton_on END,
        ${setBack(['created_on', 'started_on', 'heartbeat_on', 'completed_on'])}
      WHERE GREATEST(created_on, started_on, heartbeat_on, completed_on) > now() OR ${isRetryTooLate}
      RETURNING 1
    )
    SELECT (SELECT count(*) FROM instance) + (SELECT count(*) FROM queues)
      + (SELECT count(*) FROM jobs) AS changed`);
  return Number(rows[0]?.changed);
}

/** No pause before a retry is longer than the kind's longest. */
const isRetryTooLate = `(state = 'retry' AND start_after > now() + retry_delay_max * interval '1 second')`;

function setBack(columns: readonly string[]): string {
  return columns
    .map((column) => `${column} = CASE WHEN ${column} > now() THEN now() ELSE ${column} END`)
    .join(', ');
}
