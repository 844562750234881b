import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { after, codeRules, resetRules } from './rules.ts';
import { type AccountCodePurpose, accountCodes } from './tables.ts';

/** Whose code for what. */
export interface AccountCodeReference {
  readonly email: string;
  readonly purpose: AccountCodePurpose;
}

interface NewAccountCode extends AccountCodeReference {
  readonly codeHash: string;
  readonly askedFrom: string;
  readonly madeAt: Date;
}

/** Puts a code in place of the one that may be there. */
export async function putAccountCode(tx: Queryable, code: NewAccountCode): Promise<void> {
  const untried = { ...code, tries: 0, triesElsewhere: 0 };
  await tx
    .insert(accountCodes)
    .values(untried)
    .onConflictDoUpdate({ target: [accountCodes.email, accountCodes.purpose], set: untried });
}

/** Forgets codes past their time, save those that another call is at. */
export async function sweepAccountCodes(tx: Queryable, now: Date): Promise<void> {
  const past = tx
    .select({ codeHash: accountCodes.codeHash })
    .from(accountCodes)
    .where(lte(accountCodes.madeAt, after(now, -codeRules.lifetime)))
    .limit(resetRules.sweep)
    .for('update', { skipLocked: true });
  await tx.delete(accountCodes).where(inArray(accountCodes.codeHash, past));
}

/**
 * Uses up a try of a live code and gives its hash, to compare. Tries from the network that asked
 * for the code are counted apart, so that strangers use up none of its own.
 */
export async function spendAccountTry(
  tx: Queryable,
  reference: AccountCodeReference,
  from: string,
  now: Date,
): Promise<string | null> {
  const { askedFrom, tries, triesElsewhere, codeHash, madeAt } = accountCodes;
  const isHere = sql`(${askedFrom} = ${from})`;
  const [row] = await tx
    .update(accountCodes)
    .set({
      tries: sql`${tries} + ${isHere}::int`,
      triesElsewhere: sql`${triesElsewhere} + (NOT ${isHere})::int`,
    })
    .where(
      and(
        matchesReference(reference),
        gt(madeAt, after(now, -codeRules.lifetime)),
        sql`CASE WHEN ${isHere} THEN ${tries} ELSE ${triesElsewhere} END < ${codeRules.tries}`,
      ),
    )
    .returning({ codeHash });
  return row?.codeHash ?? null;
}

/** Whether the code was still there to be taken; of parallel calls one takes it. */
export async function takeAccountCode(
  tx: Transaction,
  reference: AccountCodeReference,
  codeHash: string,
): Promise<boolean> {
  const taken = await tx
    .delete(accountCodes)
    .where(and(matchesReference(reference), eq(accountCodes.codeHash, codeHash)))
    .returning({ email: accountCodes.email });
  return taken.length > 0;
}

export async function deleteAccountCodes(tx: Transaction, email: string): Promise<void> {
  await tx.delete(accountCodes).where(eq(accountCodes.email, email));
}

function matchesReference({ email, purpose }: AccountCodeReference) {
  return and(eq(accountCodes.email, email), eq(accountCodes.purpose, purpose));
}
