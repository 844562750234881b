import { sql } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { rateLimits } from './tables.ts';

/** Removes every counter of a subject, alone or together with another. */
export async function forgetSubject(tx: Transaction, subject: string): Promise<void> {
  await tx.delete(rateLimits).where(sql`position(${subject} IN ${rateLimits.key}) > 0`);
}
