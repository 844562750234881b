import { goalRoutes as routes } from '@stratum/contract/goals';
import { expect, test } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { makeGoal } from '../../../test/make-goal.ts';
import { planSteps } from '../../../test/plan-steps.ts';

/** A hundred goals of each of thirty people, with thirty events each of a fifth of them. */
async function fill({ database: { pool } }: TestApp, goalId: string): Promise<void> {
  await pool.query(`INSERT INTO users (id, email, password_hash, first_name, last_name,
      sms_notification, locale, time_zone, role, created_at)
    SELECT gen_random_uuid(), 'filler-' || n || '@example.org', 'x', 'Filler', 'Example', false,
      'en', 'UTC', 'user', now() FROM generate_series(1, 29) AS n`);
  await pool.query(`INSERT INTO goals (id, user_id, category, name, description, start_date,
      end_date, habits, created_at)
    SELECT gen_random_uuid(), users.id, 'mentality', 'Filled', '', '2026-01-01', '2026-12-31', '[]',
      now() - n * interval '1 hour' FROM users, generate_series(1, 100) AS n`);
  await pool.query(
    `INSERT INTO goal_history (id, goal_id, user_id, at, action, data)
    SELECT gen_random_uuid(), goals.id, goals.user_id, now() - n * interval '1 minute', 'update',
      '{"change": "goal_restored"}'
    FROM goals, generate_series(1, 30) AS n WHERE goals.id = $1 OR random() < 0.2`,
    [goalId],
  );
  await pool.query('ANALYZE goals, goal_history');
}

test('lists and histories walk their indexes by time and sort nothing', async () => {
  const on = await createTestApp();
  const user = await on.build.user();
  const { id } = await makeGoal(user);
  await fill(on, id);
  const params = { id };
  const calls = {
    goals_newest: async () => dataOf(await user.call(routes.goalList)),
    goal_history_by_goal: async () => dataOf(await user.call(routes.goalHistory, { params })),
    goal_history_by_user: async () => dataOf(await user.call(routes.goalHistories)),
  };
  for (const [index, call] of Object.entries(calls)) {
    const table = index === 'goals_newest' ? 'from "goals"' : 'from "goal_history"';
    const isList = (text: string) => text.includes(table) && text.includes('order by');
    const steps = await planSteps(on, isList, call);
    expect(steps.map((step) => step['Node Type']).filter((type) => /Sort/.test(type))).toEqual([]);
    expect(steps.map((step) => step['Index Name'])).toContain(index);
  }
});
