import type { UserId } from '@stratum/contract/ids';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { codeRules } from '../rules.ts';
import { type EmailChangeRow, emailChanges } from '../tables.ts';

/** Puts a change in place of the one that the account may have begun before. */
export async function putEmailChange(
  tx: Queryable,
  change: Omit<EmailChangeRow, 'attempts'>,
): Promise<void> {
  const row = { ...change, attempts: 0 };
  await tx
    .insert(emailChanges)
    .values(row)
    .onConflictDoUpdate({ target: emailChanges.userId, set: row });
}

/** The change of an account while its codes are live; uses up no attempt. */
export async function liveEmailChange(
  tx: Queryable,
  userId: UserId,
  now: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isLive(now)));
  return row ?? null;
}

/** Uses up an attempt at both codes, to compare. */
export async function spendEmailAttempt(
  tx: Queryable,
  userId: UserId,
  now: Date,
): Promise<EmailChangeRow | null> {
  const { attempts } = emailChanges;
  const [row] = await tx
    .update(emailChanges)
    .set({ attempts: sql`${attempts} + 1` })
    .where(and(eq(emailChanges.userId, userId), isLive(now), lt(attempts, codeRules.tries)))
    .returning();
  return row ?? null;
}

/** Whether the change was still there to be made, with these codes; of parallel calls one makes it. */
export async function takeEmailChange(tx: Queryable, change: EmailChangeRow): Promise<boolean> {
  const { userId, newCodeHash, currentCodeHash } = emailChanges;
  const taken = await tx
    .delete(emailChanges)
    .where(
      and(
        eq(userId, change.userId),
        eq(newCodeHash, change.newCodeHash),
        eq(currentCodeHash, change.currentCodeHash),
      ),
    )
    .returning({ userId });
  return taken.length > 0;
}

export async function deleteEmailChange(tx: Queryable, userId: UserId): Promise<void> {
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function sweepEmailChanges(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(emailChanges).where(lte(emailChanges.madeAt, after(now, -codeRules.lifetime)));
}

function isLive(now: Date) {
  return gt(emailChanges.madeAt, after(now, -codeRules.lifetime));
}
