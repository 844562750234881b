import type { UserId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import type { Role } from '@stratum/contract/person';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { users } from './tables.ts';

/** Accounts that are to be erased, or shut out, do not count. */
const administrates = and(
  eq(users.role, 'admin'),
  isNull(users.deletionDueAt),
  isNull(users.blockedAt),
);

export async function anyAdministratorExists(tx: Queryable): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(administrates).limit(1);
  return rows.length > 0;
}

/** Whether another administrator stays. Row locks on all of them, until the transaction ends. */
export async function hasOtherAdministrator(tx: Transaction, userId: UserId): Promise<boolean> {
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(administrates)
    .orderBy(asc(users.id))
    .for('no key update');
  return administrators.some(({ id }) => id !== userId);
}

/** @returns false where the account has the role already, or is gone */
export async function changeRole(tx: Transaction, userId: UserId, role: Role): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ role })
    .where(and(eq(users.id, userId), ne(users.role, role)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Who administrates, by name. */
export async function administratorNames(tx: Queryable): Promise<{ id: UserId; name: string }[]> {
  const rows = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.role, 'admin'));
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

/** Whom to write to about the installation. */
export async function listAdministrators(
  tx: Queryable,
): Promise<{ email: string; locale: Locale }[]> {
  return tx.select({ email: users.email, locale: users.locale }).from(users).where(administrates);
}
