import { sql } from 'drizzle-orm';
import type { Queryable } from '../database.ts';
import { rateLimits } from './tables.ts';

/** Removes every counter of a subject, alone or together with another. */
export async function forgetSubject(tx: Queryable, subject: string): Promise<void> {
  await tx.delete(rateLimits).where(sql`position(${subject} IN ${rateLimits.key}) > 0`);
}
