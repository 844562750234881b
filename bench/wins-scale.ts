// What the dashboard, the figures and a year of days cost somebody with three years of daily wins:
// among 10,000 rows, then among ten million. Prints the plans, which must be the same, medians of
// the calls in milliseconds, and the table's size.
import pg from 'pg';
import { signIn, startProduct } from './product.ts';
import { printPlan, timeCall } from './scale.ts';

const rounds = 100;
const days = 1100;
/** People with 1,100 rows each. */
const crowds = { 'among ten thousand': 9, 'among ten million': 9_090 };
const calls = {
  'the dashboard': '/api/v1/get-wins-overview',
  figures: '/api/v1/get-wins-streak',
  'a year of days': '/api/v1/get-wins?view=year',
};

const product = await startProduct();
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
const token = await signIn(product.url);
const { rows: people } = await client.query("SELECT id FROM users WHERE email = 'ada@example.org'");
const userId: string = people[0].id;
/** As the product asks; that it asks like this is held by server/src/domains/daily-wins/figures-plan.test.ts. */
const statements = {
  figures: `SELECT date, points, posted, skipped FROM daily_wins
    WHERE user_id = '${userId}' ORDER BY date`,
  'a year of days': `SELECT * FROM daily_wins WHERE user_id = '${userId}'
    AND date BETWEEN date_trunc('year', now())::date AND now()::date ORDER BY date`,
};

const shapes: string[] = [];
for (const [where, others] of Object.entries(crowds)) {
  await seedCrowd(others);
  shapes.push(await measure(where));
}
console.log(`\nthe same plans: ${shapes[0] === shapes[1] ? 'yes' : 'NO'}`);
await client.end();
await product.stop();

/** @returns the shape of the plans */
async function measure(where: string): Promise<string> {
  const { rows } = await client.query(`SELECT count(*)::int AS n,
    pg_size_pretty(pg_table_size('daily_wins')) AS rows,
    pg_size_pretty(pg_indexes_size('daily_wins')) AS index FROM daily_wins`);
  console.log(`\n# ${where}: ${rows[0].n} rows, ${rows[0].rows}, index ${rows[0].index}`);
  for (const [name, path] of Object.entries(calls)) {
    const time = await timeCall(product.url + path, token, rounds);
    console.log(`${name}: ${time.toFixed(2)} ms (median of ${rounds})`);
  }
  const plans: string[] = [];
  for (const [name, statement] of Object.entries(statements)) {
    console.log(`\n${name}:`);
    plans.push(await printPlan(client, statement));
  }
  return plans.join('\n');
}

/** Everybody's days in the order they are posted in: a person's lie far apart in the table. */
async function seedCrowd(others: number): Promise<void> {
  await client.query('TRUNCATE daily_wins');
  await client.query('DELETE FROM users WHERE id <> $1', [userId]);
  await client.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, sms_notification, locale,
       time_zone, role, created_at)
     SELECT gen_random_uuid(), 'other-' || n || '@example.org', 'x', 'Other', 'Example', false,
       'en', 'UTC', 'user', now() FROM generate_series(1, $1::int) AS n`,
    [others],
  );
  await client.query(
    `INSERT INTO daily_wins (user_id, date, alarm, personal_fitness, purposeful_nutrition,
       no_distractions, personal_development, posted)
     SELECT users.id, current_date - ago, ago % 2 = 0, ago % 3 = 0, ago % 5 = 0, ago % 7 = 0, true,
       true
     FROM generate_series($1::int - 1, 0, -1) AS ago CROSS JOIN users`,
    [days],
  );
  await client.query('VACUUM ANALYZE daily_wins');
}
