import { assessmentRoutes as routes } from '@stratum/contract/assessments';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { planSteps } from '../../../test/plan-steps.ts';

/** Two years of monthly attempts in every category of each of 200 people, the given one among them. */
async function fill({ database: { pool } }: TestApp, userId: string): Promise<void> {
  await pool.query(`INSERT INTO users (id, email, password_hash, first_name, last_name,
      sms_notification, locale, time_zone, role, created_at)
    SELECT gen_random_uuid(), 'filler-' || n || '@example.org', 'x', 'Filler', 'Example', false,
      'en', 'UTC', 'user', now() FROM generate_series(1, 199) AS n`);
  await pool.query(`INSERT INTO assessment_attempts (id, user_id, category, content_version,
      answers, score, level, traits, month, completed_at)
    SELECT gen_random_uuid(), users.id, category, 'filled', '{}', 5, 5, '[]',
      to_char(month, 'YYYY-MM'), month
    FROM users, unnest(ARRAY['mentality', 'cognitive-abilities', 'mastery-of-emotions',
        'social-interaction', 'personal-health']) AS category,
      generate_series('2024-12-15'::timestamptz, '2026-11-15', '1 month') AS month`);
  await pool.query('ANALYZE assessment_attempts');
  const { rows } = await pool.query(
    'SELECT count(*)::int AS filled FROM assessment_attempts WHERE user_id = $1',
    [userId],
  );
  expect(rows).toEqual([{ filled: 120 }]);
}

test('a year of the graph and the list of years walk the index by month and sort nothing', async () => {
  const on = await createTestApp();
  const user = await on.build.user();
  await fill(on, user.id);
  const calls = {
    graph: async () => dataOf(await user.call(routes.assessmentGraph)),
    traits: async () => dataOf(await user.call(routes.traitsGraph)),
    years: async () => dataOf(await user.call(routes.yearsList)),
  };
  for (const [name, call] of Object.entries(calls)) {
    const steps = await planSteps(on, (text) => text.includes('assessment_attempts'), call);
    expect(steps.map((step) => step['Node Type']).filter((type) => /Sort/.test(type))).toEqual([]);
    const reads = steps.filter((step) => step['Relation Name'] === 'assessment_attempts');
    expect(reads.length, name).toBeGreaterThan(0);
    for (const read of reads) {
      expect(read['Node Type'], name).toMatch(/^Index (Only )?Scan$/);
      expect(read['Index Name'], name).toBe('assessment_attempts_by_month');
      expect(read['Index Cond'], name).toMatch(/user_id.*category.*month/s);
    }
  }
});
