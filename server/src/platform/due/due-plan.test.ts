import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { planSteps } from '../../../test/plan-steps.ts';
import { inTransaction } from '../transaction.ts';
import { claimDue, nextAttempts } from './store.ts';

test('what is due next, and what is due now, is read off the index by kind and time', async () => {
  const on = await createTestApp();
  const { db, pool } = on.database;
  await pool.query(`INSERT INTO due (kind, subject, occurrence, due_at, attempt_at)
    SELECT 'kind ' || n % 10, gen_random_uuid(), '', at, at
    FROM generate_series(1, 20000) AS n, LATERAL (SELECT now() + n * interval '1 minute' AS at)`);
  await pool.query('ANALYZE due');
  const kind = 'kind 1';
  const calls = [
    () => nextAttempts(db, [kind]),
    () => inTransaction(db, (tx) => claimDue(tx, kind, on.clock.now(), 50)),
  ];
  for (const call of calls) {
    const steps = await planSteps(on, (text) => /from "?due"?/i.test(text), call);
    const reads = steps.filter((step) => step['Relation Name'] === 'due');
    expect(reads).toHaveLength(1);
    expect(reads[0]?.['Node Type']).toMatch(/^Index (Only )?Scan$/);
    expect(reads[0]?.['Index Name']).toBe('due_by_attempt');
    expect(steps.map((step) => step['Node Type'])).not.toContain('Sort');
  }
});
