import { eq, lt } from 'drizzle-orm';
import { after } from '../clock.ts';
import type { Queryable } from '../database.ts';
import { smsClaims } from './tables.ts';

/** Seconds that a claim is kept: beyond any attempt, since none is made once a message has expired. */
const kept = 2 * 24 * 60 * 60;

/** @returns false where an attempt before has claimed it */
export async function claimSms(tx: Queryable, id: string, now: Date): Promise<boolean> {
  await tx.delete(smsClaims).where(lt(smsClaims.claimedAt, after(now, -kept)));
  const claimed = await tx
    .insert(smsClaims)
    .values({ id, claimedAt: now })
    .onConflictDoNothing()
    .returning();
  return claimed.length > 0;
}

export async function releaseSms(tx: Queryable, id: string): Promise<void> {
  await tx.delete(smsClaims).where(eq(smsClaims.id, id));
}
