import type { UserId } from '@stratum/contract/ids';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import type { OidcIdentity } from '../../../platform/oidc/provider.ts';
import { after } from '../rules.ts';
import { externalIdentities, externalSignIns, type UserRow, users } from '../tables.ts';

/** A sign-in by the provider that is begun and not finished is given up after so long, in seconds. */
const lifetime = 15 * 60;

type SignInRow = typeof externalSignIns.$inferSelect;
type Named = Pick<OidcIdentity, 'issuer' | 'subject'>;

/** Forgets those that were given up. */
export async function sweepExternalSignIns(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(externalSignIns).where(lte(externalSignIns.begunAt, after(now, -lifetime)));
}

export async function insertExternalSignIn(tx: Queryable, row: SignInRow): Promise<void> {
  const { proofHash: target } = externalSignIns;
  await tx.insert(externalSignIns).values(row).onConflictDoUpdate({ target, set: row });
}

/** Takes out the sign-in begun with a proof: it can be finished once. */
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
  { issuer, subject }: Named,
): Promise<UserRow | null> {
  const [row] = await tx
    .select({ user: users })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)));
  return row?.user ?? null;
}

/** From now on the identity signs in to this account. */
export async function linkIdentity(
  tx: Transaction,
  { issuer, subject }: Named,
  userId: UserId,
  now: Date,
): Promise<void> {
  await tx
    .insert(externalIdentities)
    .values({ issuer, subject, userId, linkedAt: now })
    .onConflictDoNothing();
}
