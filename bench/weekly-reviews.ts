// Weekly reviews that are due in the same minute, on one process, of people with a goal, a milestone
// and a win each: how long it takes until each is kept, told and scheduled again.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startProduct } from './product.ts';

const count = Number(process.argv[2] ?? 10_000);

const product = await startProduct({ DEMO: 'off' });
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
await pool.query(
  `WITH people AS (
    INSERT INTO users (id, email, first_name, last_name, sms_notification, locale, time_zone, role, created_at)
    SELECT id, id || '@example.org', 'Ada', 'Example', false, 'en', 'UTC', 'user', now() - interval '30 days'
    FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)) AS ids
    RETURNING id
  ), plans AS (
    INSERT INTO goals (id, user_id, category, name, description, start_date, end_date, habits, created_at)
    SELECT gen_random_uuid(), id, 'personal-health', 'Sleep seven hours', '', current_date - 30, current_date + 60,
      '[]', now() - interval '30 days'
    FROM people
    RETURNING id
  )
  INSERT INTO goal_milestones (id, goal_id, name, position)
  SELECT gen_random_uuid(), id, 'Know my nights', 0 FROM plans`,
  [count],
);
await pool.query('ANALYZE users, goals, goal_milestones');
const began = performance.now();
await pool.query(
  `INSERT INTO due (kind, subject, occurrence, due_at, attempt_at)
   SELECT 'weekly_review', id, '', now(), now() FROM users`,
);
const waiting = `SELECT FROM due WHERE kind = 'weekly_review' AND due_at <= now() LIMIT 1`;
while ((await pool.query(waiting)).rowCount !== 0) await pause(250);
const seconds = (performance.now() - began) / 1000;
const { rows } = await pool.query('SELECT count(*)::int AS told FROM notifications');
console.log(`${rows[0]?.told} of ${count} weekly reviews told in ${seconds.toFixed(1)} s`);
await pool.end();
await product.stop();
