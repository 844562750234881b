import { expect } from 'vitest';
import type { TestApp } from './create-test-app.ts';
import { statementsOf } from './sent-statements.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** Every step of the plan by which the one statement of a call on a table runs, whatever its parameters. */
export async function planSteps(
  { database: { pool } }: TestApp,
  names: (statement: string) => boolean,
  call: () => Promise<unknown>,
): Promise<Plan[]> {
  const statements = (await statementsOf(call)).filter(names);
  expect(statements).toHaveLength(1);
  const { rows } = await pool.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statements[0]}`);
  return flatten(rows[0]['QUERY PLAN'][0].Plan);
}

function flatten(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)];
}
