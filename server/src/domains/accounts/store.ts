import type { UserId } from '@stratum/contract/ids';
import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { countDays, type DayCounts } from '../../platform/count-days.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isUniqueViolation } from '../../platform/database-fault.ts';
import { isAnyOf } from '../../platform/is-any-of.ts';
import { type OrganizationRow, organizations } from '../organizations/index.ts';
import { type UserRow, users } from './tables.ts';

/** Accounts for the joins of other domains: a subquery, through which nothing can be written. */
export const accounts = new QueryBuilder().select().from(users).as('accounts');
/** All its columns, which make a `UserRow`. */
export const accountColumns = accounts._.selectedFields;

/** Opens an account. @returns null where its address has one already */
export async function openAccount(
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

/** By whose clocks each of several lives that there are, and whether their account is going to end. */
export async function usersByIds(tx: Queryable, ids: readonly UserId[]) {
  const { id, timeZone, dayStartHour, deletionDueAt } = users;
  const rows = await tx
    .select({ id, timeZone, dayStartHour, deletionDueAt })
    .from(users)
    .where(isAnyOf(users.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
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

export async function anyAccountExists(tx: Queryable): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

/** Whether one of the addresses has an account. */
export async function anyHasAccount(tx: Queryable, emails: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, [...emails]))
    .limit(1);
  return rows.length > 0;
}

/**
 * Row lock, if the password is still the one that was compared: it cannot be replaced until the
 * transaction ends, so that no session opens with a password that has just been replaced.
 * @returns false where it has been replaced
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
  tx: Queryable,
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

/**
 * Gives an account another address in place of the one it had when it was read.
 * @throws AddressTakenError where that has an account already
 * @returns false where it has yet another one by now
 */
export async function replaceEmail(tx: Queryable, user: UserRow, email: string): Promise<boolean> {
  try {
    const replaced = await tx
      .update(users)
      .set({ email })
      .where(and(eq(users.id, user.id), eq(users.email, user.email)))
      .returning({ id: users.id });
    return replaced.length > 0;
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw new AddressTakenError();
    throw error;
  }
}

/** An address has an account already. */
export class AddressTakenError extends Error {
  override name = 'AddressTakenError';
}

function passwordUnchanged({ id, passwordHash }: UserRow) {
  const { passwordHash: stored } = users;
  return and(eq(users.id, id), passwordHash === null ? isNull(stored) : eq(stored, passwordHash));
}

export function signUpsByDay(tx: Queryable, from: Date): Promise<DayCounts> {
  return countDays(tx, users, users.createdAt, from);
}

export function countPeople(tx: Queryable): Promise<number> {
  return tx.$count(users);
}
