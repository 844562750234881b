import type { UserId } from '@stratum/contract/ids';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { codeRules } from '../rules.ts';
import { type StepUpRow, stepUpCodes } from '../tables.ts';

/** Puts a code in place of the one that the account may have been sent before. */
export async function putStepUpCode(
  tx: Queryable,
  code: Omit<StepUpRow, 'attempts'>,
): Promise<void> {
  const row = { ...code, attempts: 0 };
  await tx
    .insert(stepUpCodes)
    .values(row)
    .onConflictDoUpdate({ target: stepUpCodes.userId, set: row });
}

/** The live code of an account; uses up no attempt. */
export async function liveStepUpCode(
  tx: Queryable,
  userId: UserId,
  now: Date,
): Promise<StepUpRow | null> {
  const [row] = await tx
    .select()
    .from(stepUpCodes)
    .where(and(eq(stepUpCodes.userId, userId), isLive(now)));
  return row ?? null;
}

/** Uses up an attempt at the code, to compare. */
export async function spendStepUpAttempt(
  tx: Queryable,
  userId: UserId,
  now: Date,
): Promise<StepUpRow | null> {
  const { attempts } = stepUpCodes;
  const [row] = await tx
    .update(stepUpCodes)
    .set({ attempts: sql`${attempts} + 1` })
    .where(and(eq(stepUpCodes.userId, userId), isLive(now), lt(attempts, codeRules.tries)))
    .returning();
  return row ?? null;
}

/** Whether the code was still there; of parallel calls one takes it. */
export async function takeStepUpCode(
  tx: Queryable,
  { userId, codeHash }: StepUpRow,
): Promise<boolean> {
  const taken = await tx
    .delete(stepUpCodes)
    .where(and(eq(stepUpCodes.userId, userId), eq(stepUpCodes.codeHash, codeHash)))
    .returning({ userId: stepUpCodes.userId });
  return taken.length > 0;
}

export async function sweepStepUpCodes(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(stepUpCodes).where(lte(stepUpCodes.madeAt, after(now, -codeRules.lifetime)));
}

function isLive(now: Date) {
  return gt(stepUpCodes.madeAt, after(now, -codeRules.lifetime));
}
