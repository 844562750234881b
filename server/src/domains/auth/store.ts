import type { UserId } from '@stratum/contract/ids';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { type OrganizationRow, organizations } from '../organizations/index.ts';
import { type UserRow, users } from './tables.ts';

/** Opens an account. Null where its address has one already. */
export async function insertUser(
  tx: Queryable,
  row: typeof users.$inferInsert,
): Promise<UserRow | null> {
  const [user] = await tx
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.email })
    .returning();
  return user ?? null;
}

export async function userByEmail(tx: Queryable, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function userById(tx: Queryable, id: UserId): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The organization a person has joined by its code, if any. */
export async function organizationOf(
  tx: Queryable,
  userId: UserId,
): Promise<OrganizationRow | null> {
  const [row] = await tx
    .select(getTableColumns(organizations))
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function anyUserExists(tx: Queryable): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/**
 * Row lock, if the password is still the one that was compared: until the transaction ends nobody
 * replaces it, so that no session opens with one that has just been replaced.
 * @returns false where it has
 */
export async function lockUserIfPasswordIs(tx: Transaction, user: UserRow): Promise<boolean> {
  const held = await tx
    .select({ id: users.id })
    .from(users)
    .where(passwordUnchanged(user))
    .for('share');
  return held.length > 0;
}

/** @returns false where another password is in place by now */
export async function replacePassword(
  tx: Transaction,
  user: UserRow,
  passwordHash: string,
): Promise<boolean> {
  const replaced = await tx
    .update(users)
    .set({ passwordHash })
    .where(passwordUnchanged(user))
    .returning({ id: users.id });
  return replaced.length > 0;
}

function passwordUnchanged({ id, passwordHash }: UserRow) {
  const { passwordHash: stored } = users;
  return and(eq(users.id, id), passwordHash === null ? isNull(stored) : eq(stored, passwordHash));
}
