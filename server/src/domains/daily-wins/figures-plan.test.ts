import { dailyWinRoutes as routes } from '@stratum/contract/daily-wins';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { statementsOf } from '../../../test/sent-statements.ts';

test('three years of figures and a year of days are read from the index alone, and not sorted', async () => {
  const { build, database } = await createTestApp();
  const { pool } = database;
  const user = await build.user();
  await pool.query(`INSERT INTO users (id, email, password_hash, first_name, last_name,
      sms_notification, locale, time_zone, role, created_at)
    SELECT gen_random_uuid(), 'filler-' || n || '@example.org', 'x', 'Filler', 'Example', false,
      'en', 'UTC', 'user', now() FROM generate_series(1, 20) AS n`);
  await pool.query(`INSERT INTO daily_wins (user_id, date, alarm, posted)
    SELECT users.id, day, true, true
    FROM users, generate_series('2023-11-17'::date, '2026-11-20', '1 day') AS day ORDER BY day`);
  await pool.query('ANALYZE daily_wins');
  // As a vacuum leaves it, which has to wait for whatever else looks at the database.
  await pool.query("UPDATE pg_class SET relallvisible = relpages WHERE relname = 'daily_wins'");
  const calls = {
    'user_id = $1)': () => user.call(routes.getWinsStreak),
    'date <= $3)': () => user.call(routes.getWins, { query: { view: 'year' } }),
  };
  for (const [condition, call] of Object.entries(calls)) {
    const sent = await statementsOf(async () => {
      expect((await call()).status).toBe(200);
    });
    const statements = sent.filter((text) => /from "daily_wins"/.test(text));
    expect(statements).toHaveLength(1);
    const { rows } = await pool.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statements[0]}`);
    const plan = rows[0]['QUERY PLAN'][0].Plan;
    expect(plan).toMatchObject({
      'Node Type': 'Index Only Scan',
      'Index Name': 'daily_wins_user_id_date_pk',
      'Index Cond': expect.stringContaining(condition),
    });
    expect(plan.Plans).toBeUndefined();
  }
});
