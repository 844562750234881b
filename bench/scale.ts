import type pg from 'pg';
import { median } from './running.ts';

/** @returns the median of a call's times, milliseconds */
export async function timeCall(address: string, token: string, rounds: number): Promise<number> {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    figures.push(performance.now() - began);
  }
  return median(figures);
}

/**
 * Prints a statement's plan, run with its values.
 * @returns its shape: the steps without their costs, equal for the same plan over other rows
 */
export async function printPlan(
  database: Pick<pg.Client, 'query'>,
  statement: string,
  values: readonly string[] = [],
): Promise<string> {
  const explained = `EXPLAIN (ANALYZE, BUFFERS) ${statement}`;
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(explained, [...values]);
  const lines = rows.map((row) => row['QUERY PLAN']);
  console.log(lines.join('\n'));
  const steps = lines.filter((line) => /\(cost=/.test(line));
  return steps.map((line) => line.replace(/\s+\(cost=.*/, '')).join('\n');
}
