import { and, desc, eq, gt, inArray, lt, lte, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import { after } from '../../../platform/clock.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import { codeRules, signUpRules } from '../rules.ts';
import { type SignUpRow, signUps } from '../tables.ts';
import { hashToken } from '../tokens.ts';

/** Names a pending sign-up by its ticket or, without one, as the only one its address has. */
interface SignUpReference {
  readonly email: string;
  readonly ticket?: string | undefined;
}

const untried = { attempts: 0, attemptsWithoutTicket: 0 };

/** A sign-up before it has its ticket and code. */
export type NewSignUp = Omit<SignUpRow, 'ticketHash' | keyof NewCode | keyof typeof untried>;

export async function insertSignUp(
  tx: Queryable,
  row: NewSignUp & NewCode & Pick<SignUpRow, 'ticketHash'>,
): Promise<void> {
  await tx.insert(signUps).values({ ...row, ...untried });
}

/** Deletes sign-ups that were given up, save those that another call has locked. */
export async function sweepSignUps(tx: Queryable, now: Date): Promise<void> {
  const givenUp = tx
    .select({ ticketHash: signUps.ticketHash })
    .from(signUps)
    .where(lte(signUps.codeMadeAt, after(now, -signUpRules.lifetime)))
    .limit(signUpRules.sweep)
    .for('update', { skipLocked: true });
  await tx.delete(signUps).where(inArray(signUps.ticketHash, givenUp));
}

export type PendingSignUp = Pick<SignUpRow, 'ticketHash' | 'passwordHash' | 'codeMadeAt'>;

/** The pending sign-ups of an address, the newest first. The caps on codes bound their number. */
export async function pendingSignUps(
  tx: Queryable,
  email: string,
  now: Date,
): Promise<PendingSignUp[]> {
  const { ticketHash, passwordHash, codeMadeAt } = signUps;
  return tx
    .select({ ticketHash, passwordHash, codeMadeAt })
    .from(signUps)
    .where(and(eq(signUps.email, email), isPending(signUps, now)))
    .orderBy(desc(codeMadeAt));
}

/** The address a live code goes to, with its hash. @returns null where the code has ended */
export async function signUpAwaitingCode(tx: Queryable, ticketHash: string, now: Date) {
  const { email, locale, codeHash } = signUps;
  const [row] = await tx
    .select({ email, locale, codeHash })
    .from(signUps)
    .where(and(eq(signUps.ticketHash, ticketHash), isLive(now)));
  return row ?? null;
}

/**
 * Uses up an attempt at a live code. Those without the ticket are counted apart, so that strangers
 * use up none of its holder's.
 * @returns the code's hash, to compare, and the account that it opens
 */
export async function spendAttempt(tx: Queryable, reference: SignUpReference, now: Date) {
  const counter = reference.ticket === undefined ? 'attemptsWithoutTicket' : 'attempts';
  const [row] = await tx
    .update(signUps)
    .set({ [counter]: sql`${signUps[counter]} + 1` })
    .where(
      and(matchesReference(tx, reference, now), isLive(now), lt(signUps[counter], codeRules.tries)),
    )
    .returning();
  if (!row) return null;
  const { ticketHash: _ticket, codeHash, codeMadeAt: _time, ...others } = row;
  const { attempts: _with, attemptsWithoutTicket: _without, ...account } = others;
  return { codeHash, account };
}

export interface NewCode {
  readonly codeHash: string;
  readonly codeMadeAt: Date;
}

/** Gives a sign-up a new code in place of its old one. @returns its ticket's hash, null without one */
export function replaceCode(tx: Queryable, reference: SignUpReference, code: NewCode) {
  return putCode(tx, matchesReference(tx, reference, code.codeMadeAt), code);
}

/** The same for a sign-up that is known already. */
export function replaceCodeOf(tx: Queryable, ticketHash: string, code: NewCode) {
  return putCode(tx, eq(signUps.ticketHash, ticketHash), code);
}

/** Writes the row also where the address has an account: its age would tell of the account. */
async function putCode(tx: Queryable, which: SQL | undefined, code: NewCode) {
  const [row] = await tx
    .update(signUps)
    .set({ ...code, ...untried })
    .where(which)
    .returning({ ticketHash: signUps.ticketHash });
  return row?.ticketHash ?? null;
}

export async function deleteSignUps(tx: Transaction, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email));
}

function matchesReference(tx: Queryable, { email, ticket }: SignUpReference, now: Date) {
  const isOneOf = and(eq(signUps.email, email), isPending(signUps, now));
  if (ticket !== undefined) return and(isOneOf, eq(signUps.ticketHash, hashToken(ticket)));
  const rival = alias(signUps, 'rival');
  const rivals = tx
    .select({ ticketHash: rival.ticketHash })
    .from(rival)
    .where(
      and(eq(rival.email, email), ne(rival.ticketHash, signUps.ticketHash), isPending(rival, now)),
    );
  return and(isOneOf, notExists(rivals));
}

function isLive(now: Date): SQL {
  return gt(signUps.codeMadeAt, after(now, -codeRules.lifetime));
}

function isPending({ codeMadeAt }: { codeMadeAt: AnyPgColumn }, now: Date): SQL {
  return gt(codeMadeAt, after(now, -signUpRules.lifetime));
}
