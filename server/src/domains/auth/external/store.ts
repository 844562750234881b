import type { UserId } from '@stratum/contract/ids';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import type { OidcIdentity } from '../../../platform/oidc/provider.ts';
import { accountColumns, accounts, type UserRow } from '../../accounts/index.ts';
import { externalIdentities, externalSignIns } from '../tables.ts';

/** Seconds within which a sign-in by the provider has to be finished. */
const lifetime = 15 * 60;

type SignInRow = typeof externalSignIns.$inferSelect;
type IdentityKey = Pick<OidcIdentity, 'issuer' | 'subject'>;

export async function sweepExternalSignIns(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(externalSignIns).where(lte(externalSignIns.begunAt, after(now, -lifetime)));
}

export async function insertExternalSignIn(tx: Queryable, row: SignInRow): Promise<void> {
  const { proofHash: target } = externalSignIns;
  await tx.insert(externalSignIns).values(row).onConflictDoUpdate({ target, set: row });
}

/** Deletes the sign-in begun with a proof, and returns it: it can be finished once. */
export async function takeExternalSignIn(
  tx: Queryable,
  proofHash: string,
  now: Date,
): Promise<SignInRow | null> {
  const [row] = await tx
    .delete(externalSignIns)
    .where(
      and(
        eq(externalSignIns.proofHash, proofHash),
        gt(externalSignIns.begunAt, after(now, -lifetime)),
      ),
    )
    .returning();
  return row ?? null;
}

export async function userByIdentity(
  tx: Queryable,
  { issuer, subject }: IdentityKey,
): Promise<UserRow | null> {
  const [row] = await tx
    .select(accountColumns)
    .from(externalIdentities)
    .innerJoin(accounts, eq(accounts.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)));
  return row ?? null;
}

/** Makes an identity of the provider sign in to this account. */
export async function linkIdentity(
  tx: Transaction,
  { issuer, subject }: IdentityKey,
  userId: UserId,
  now: Date,
): Promise<void> {
  await tx
    .insert(externalIdentities)
    .values({ issuer, subject, userId, linkedAt: now })
    .onConflictDoNothing();
}

export function identityRows(tx: Queryable, userId: UserId) {
  const { issuer, subject, linkedAt } = externalIdentities;
  return tx
    .select({ issuer, subject, linkedAt })
    .from(externalIdentities)
    .where(eq(externalIdentities.userId, userId))
    .orderBy(asc(linkedAt));
}
