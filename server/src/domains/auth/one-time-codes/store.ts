import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { codeRules, resetRules } from '../rules.ts';
import { type AccountCodePurpose, accountCodes } from '../tables.ts';
import { hashToken } from '../tokens.ts';

/** Refers to a code by its ticket or, without one, as the newest of its address and purpose. */
export interface AccountCodeReference {
  readonly email: string;
  readonly purpose: AccountCodePurpose;
  readonly ticket?: string | undefined;
}

interface NewAccountCode extends AccountCodeReference {
  readonly ticket: string;
  readonly codeHash: string;
  readonly askedFrom: string;
  readonly madeAt: Date;
}

/** Puts a code in place of the one that the ticket may have. Other tickets keep theirs. */
export async function putAccountCode(tx: Queryable, code: NewAccountCode): Promise<void> {
  const { ticket, ...given } = code;
  const row = {
    ...given,
    ticketHash: hashToken(ticket),
    attempts: 0,
    attemptsFromAskingNetwork: 0,
    attemptsFromOtherNetworks: 0,
  };
  const { email, purpose } = accountCodes;
  await tx
    .insert(accountCodes)
    .values(row)
    .onConflictDoUpdate({
      target: accountCodes.ticketHash,
      set: row,
      setWhere: sql`${email} = ${code.email} AND ${purpose} = ${code.purpose}`,
    });
}

/** Deletes codes past their time, save those that another call has locked. */
export async function sweepAccountCodes(tx: Queryable, now: Date): Promise<void> {
  const past = tx
    .select({ ticketHash: accountCodes.ticketHash })
    .from(accountCodes)
    .where(lte(accountCodes.madeAt, after(now, -codeRules.lifetime)))
    .limit(resetRules.sweep)
    .for('update', { skipLocked: true });
  await tx.delete(accountCodes).where(inArray(accountCodes.ticketHash, past));
}

/** The address a live code goes to, with its hash; uses up no attempt. */
export async function liveAccountCode(tx: Queryable, ticketHash: string, now: Date) {
  const { email, codeHash } = accountCodes;
  const [row] = await tx
    .select({ email, codeHash })
    .from(accountCodes)
    .where(and(eq(accountCodes.ticketHash, ticketHash), isLive(now)));
  return row ?? null;
}

/** A live code that an attempt was spent on. */
export interface TriedCode {
  readonly ticketHash: string;
  readonly codeHash: string;
}

/**
 * Uses up an attempt at a live code. Attempts with the ticket, and those from the network that
 * asked, are counted apart, so that strangers use up none of them.
 * @returns the code's hash, to compare
 */
export async function spendAccountAttempt(
  tx: Queryable,
  reference: AccountCodeReference,
  from: string,
  now: Date,
): Promise<TriedCode | null> {
  const { ticketHash, codeHash } = accountCodes;
  const counter = counterFor(reference, from);
  const [tried] = await tx
    .update(accountCodes)
    .set(counter.increments)
    .where(
      and(matchesReference(tx, reference), isLive(now), sql`${counter.spent} < ${codeRules.tries}`),
    )
    .returning({ ticketHash, codeHash });
  return tried ?? null;
}

function counterFor({ ticket }: AccountCodeReference, from: string) {
  const { attempts, askedFrom } = accountCodes;
  if (ticket !== undefined) {
    return { spent: attempts, increments: { attempts: sql`${attempts} + 1` } };
  }
  const { attemptsFromAskingNetwork: here, attemptsFromOtherNetworks: elsewhere } = accountCodes;
  const isHere = sql`(${askedFrom} = ${from})`;
  return {
    spent: sql`CASE WHEN ${isHere} THEN ${here} ELSE ${elsewhere} END`,
    increments: {
      attemptsFromAskingNetwork: sql`${here} + ${isHere}::int`,
      attemptsFromOtherNetworks: sql`${elsewhere} + (NOT ${isHere})::int`,
    },
  };
}

/** Whether the code was still there to be taken; of parallel calls one takes it. */
export async function takeAccountCode(tx: Queryable, tried: TriedCode): Promise<boolean> {
  const { ticketHash, codeHash } = accountCodes;
  const taken = await tx
    .delete(accountCodes)
    .where(and(eq(ticketHash, tried.ticketHash), eq(codeHash, tried.codeHash)))
    .returning({ email: accountCodes.email });
  return taken.length > 0;
}

export async function deleteAccountCodes(tx: Queryable, email: string): Promise<void> {
  await tx.delete(accountCodes).where(eq(accountCodes.email, email));
}

function isLive(now: Date) {
  return gt(accountCodes.madeAt, after(now, -codeRules.lifetime));
}

function matchesReference(tx: Queryable, { email, purpose, ticket }: AccountCodeReference) {
  const { ticketHash, madeAt } = accountCodes;
  const isOneOf = and(eq(accountCodes.email, email), eq(accountCodes.purpose, purpose));
  if (ticket !== undefined) return and(isOneOf, eq(ticketHash, hashToken(ticket)));
  const newest = tx
    .select({ ticketHash })
    .from(accountCodes)
    .where(isOneOf)
    .orderBy(desc(madeAt), desc(ticketHash))
    .limit(1);
  return inArray(ticketHash, newest);
}
