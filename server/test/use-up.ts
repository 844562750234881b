import { accountSubject, authLimits } from '../src/domains/auth/limits.ts';
import type { TestApp } from './create-test-app.ts';

/** Uses up a network's or an account's share, so that the next call is one too many. */
export async function useUp(on: TestApp, name: keyof typeof authLimits, subject: string) {
  const { points, seconds } = authLimits[name];
  await on.database.pool.query(
    'INSERT INTO rate_limits VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = $2',
    [`${name}:${subject}`, points, Date.now() + seconds * 1000],
  );
}

/** How an address stands in the counters. */
export function accountOf(email: string): string {
  return accountSubject(email);
}
