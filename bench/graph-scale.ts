// A year of the graph and the list of years for somebody with ten years of monthly attempts in all
// five categories: alone in the table, then among a million attempts of others. Prints the plans,
// which must be the same, and medians of the calls in milliseconds.
import pg from 'pg';
import { signIn, startProduct } from './product.ts';
import { printPlan, timeCall } from './scale.ts';

const rounds = 200;
/** With ten years each, too: 600 attempts a person. */
const others = 1667;
const year = new Date().getFullYear();
const calls = {
  'a year of the graph': `/api/v1/assessment-graph?monthYear=${year}`,
  'the list of years': '/api/v1/years-list',
};

const product = await startProduct();
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
const token = await signIn(product.url);
const userId = await seedTenYears();
const categories = `unnest(ARRAY['mentality', 'cognitive-abilities', 'mastery-of-emotions',
  'social-interaction', 'personal-health']) AS wanted (category)`;
/** As the product asks; that it asks like this is held by server/src/domains/assessments/graph-plan.test.ts. */
const statements: Record<keyof typeof calls, string> = {
  'a year of the graph': `SELECT earlier.* FROM ${categories}
    CROSS JOIN LATERAL (SELECT category, month, score, level, traits FROM assessment_attempts
      WHERE user_id = '${userId}' AND category = wanted.category AND month < '${year}-01'
      ORDER BY month DESC, completed_at DESC, id DESC LIMIT 1) AS earlier
    UNION ALL
    SELECT inside.* FROM ${categories}
    CROSS JOIN LATERAL (SELECT DISTINCT ON (month) category, month, score, level, traits
      FROM assessment_attempts WHERE user_id = '${userId}' AND category = wanted.category
        AND month BETWEEN '${year}-01' AND '${year}-12'
      ORDER BY month DESC, completed_at DESC, id DESC) AS inside`,
  'the list of years': `SELECT asked.year FROM generate_series(2023, ${year}) AS asked (year)
    WHERE EXISTS (SELECT FROM ${categories}
      CROSS JOIN LATERAL (SELECT FROM assessment_attempts
        WHERE user_id = '${userId}' AND category = wanted.category
          AND month BETWEEN (asked.year || '-01')::char(7) AND (asked.year || '-12')::char(7)
        LIMIT 1) AS found)`,
};

const alone = await measure('alone');
await seedOthers();
const among = await measure('among a million');
for (const name of Object.keys(alone)) {
  console.log(`${name}: the same plan: ${alone[name] === among[name] ? 'yes' : 'NO'}`);
}
await client.end();
await product.stop();

/** @returns the shape of each call's plan */
async function measure(where: string): Promise<Record<string, string>> {
  await client.query('VACUUM ANALYZE assessment_attempts');
  const { rows } = await client.query('SELECT count(*)::int AS n FROM assessment_attempts');
  console.log(`\n# ${where}: ${rows[0].n} attempts`);
  const shapes: Record<string, string> = {};
  for (const [name, path] of Object.entries(calls)) {
    const time = await timeCall(product.url + path, token, rounds);
    console.log(`\n${name}: ${time.toFixed(2)} ms (median of ${rounds})`);
    shapes[name] = await printPlan(client, statements[name as keyof typeof calls]);
  }
  return shapes;
}

/** The demo's Ada has the last 14 months; the ones before follow the oldest of them. */
async function seedTenYears(): Promise<string> {
  const { rows } = await client.query("SELECT id FROM users WHERE email = 'ada@example.org'");
  await client.query('DELETE FROM users WHERE id <> $1', [rows[0].id]);
  await client.query(
    `INSERT INTO assessment_attempts
     SELECT gen_random_uuid(), user_id, category, content_version, answers, score, level, traits,
       to_char(completed_at - months * interval '1 month', 'YYYY-MM'),
       completed_at - months * interval '1 month'
     FROM (SELECT DISTINCT ON (category) * FROM assessment_attempts
       ORDER BY category, completed_at) AS oldest, generate_series(1, 106) AS months`,
  );
  return rows[0].id;
}

async function seedOthers(): Promise<void> {
  await client.query(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, sms_notification, locale,
       time_zone, role, created_at)
     SELECT gen_random_uuid(), 'other-' || n || '@example.org', 'x', 'Other', 'Example', false,
       'en', 'UTC', 'user', now() FROM generate_series(1, $1::int) AS n`,
    [others],
  );
  await client.query(
    `INSERT INTO assessment_attempts
     SELECT gen_random_uuid(), users.id, category, content_version, '{}', score, level, traits,
       month, completed_at
     FROM users, assessment_attempts AS hers
     WHERE users.id <> $1 AND hers.user_id = $1`,
    [userId],
  );
}
