import type { TestApp } from './create-test-app.ts';

/** Until so many statements wait for a lock. */
export async function lockWaits({ database }: TestApp, many: number): Promise<void> {
  const waiting = `SELECT count(*)::int AS many FROM pg_stat_activity
    WHERE wait_event_type = 'Lock' AND datname = current_database()`;
  for (;;) {
    const { rows } = await database.pool.query<{ many: number }>(waiting);
    if (rows[0]?.many === many) return;
  }
}
