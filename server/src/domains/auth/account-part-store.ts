import type { UserId } from '@stratum/contract/ids';
import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { forgetSubject } from '../../platform/limits/store.ts';
import { organizations } from '../organizations/index.ts';
import { deleteAccountCodes } from './account-code-store.ts';
import { accountSubject } from './limits.ts';
import { deleteSignUps } from './sign-up-store.ts';
import { externalIdentities, knownDevices, sessions, users } from './tables.ts';

/** A person's row with the name of the organization it points at. */
export async function accountRow(tx: Queryable, userId: UserId) {
  const [row] = await tx
    .select({ user: users, organization: organizations.name })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId));
  return row ?? null;
}

export function sessionRows(tx: Queryable, userId: UserId) {
  return tx
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
}

export function deviceRows(tx: Queryable, userId: UserId) {
  return tx
    .select({ device: knownDevices.device, firstSeenAt: knownDevices.firstSeenAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(asc(knownDevices.firstSeenAt));
}

export function identityRows(tx: Queryable, userId: UserId) {
  const { issuer, subject, linkedAt } = externalIdentities;
  return tx
    .select({ issuer, subject, linkedAt })
    .from(externalIdentities)
    .where(eq(externalIdentities.userId, userId))
    .orderBy(asc(linkedAt));
}

/** Codes, sign-ups and counters are kept by address: one without an account has them as well. */
export async function forgetAddressOf(tx: Transaction, userId: UserId): Promise<void> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) return;
  await deleteAccountCodes(tx, owner.email);
  await deleteSignUps(tx, owner.email);
  await forgetSubject(tx, accountSubject(owner.email));
}
