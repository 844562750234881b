import { authLimits } from '../src/domains/auth/limits.ts';
import type { TestApp } from './create-test-app.ts';

/** Uses a subject's points up, so that its next call is one too many. */
export async function exhaustLimit(
  { database }: TestApp,
  name: keyof typeof authLimits,
  subject: string,
): Promise<void> {
  const { points, seconds } = authLimits[name];
  await database.pool.query(
    'INSERT INTO rate_limits VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = $2',
    [`${name}:${subject}`, points, Date.now() + seconds * 1000],
  );
}
