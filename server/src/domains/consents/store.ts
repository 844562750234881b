import type { UserId } from '@stratum/contract/ids';
import { and, asc, desc, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { defineStatement } from '../../platform/statement.ts';
import { type ConsentRow, consents } from './tables.ts';

const kind = 'health_data';

export async function listConsents(tx: Queryable, userId: UserId): Promise<ConsentRow[]> {
  return tx
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.givenAt), asc(consents.id));
}

/** The one in force, else the one that ended last. */
export async function newestConsent(
  tx: Queryable,
  userId: UserId,
): Promise<ConsentRow | undefined> {
  const [newest] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
    // Nulls come first: what has not ended is the newest.
    .orderBy(desc(consents.endedAt), desc(consents.id))
    .limit(1);
  return newest;
}

/** The one in force, locked: it is not withdrawn before the transaction ends. */
export async function holdConsent(
  tx: Transaction,
  userId: UserId,
): Promise<ConsentRow | undefined> {
  const [held] = await holding(tx).execute({ userId });
  return held;
}

const holding = defineStatement((db) =>
  db
    .select()
    .from(consents)
    .where(inForce(sql.placeholder('userId')))
    .for('share')
    .prepare('hold_consent'),
);

export async function insertConsent(
  tx: Transaction,
  consent: Omit<ConsentRow, 'kind' | 'endedAt' | 'endedBy'>,
): Promise<void> {
  await tx
    .insert(consents)
    .values({ ...consent, kind })
    .onConflictDoNothing();
}

/** Ends the one in force, if there is one; waits for whoever holds it. */
export async function endConsent(
  tx: Transaction,
  userId: UserId,
  end: { readonly endedAt: Date; readonly endedBy: ConsentRow['endedBy'] },
): Promise<void> {
  await tx.update(consents).set(end).where(inForce(userId));
}

function inForce(userId: UserId | Placeholder) {
  return and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.endedAt));
}
