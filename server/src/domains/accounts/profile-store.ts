import type { UserId } from '@stratum/contract/ids';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { defineStatement } from '../../platform/statement.ts';
import { organizations } from '../organizations/index.ts';
import { type UserRow, users } from './tables.ts';

const { passwordHash, ...person } = getTableColumns(users);

/** An account without its password. */
export type Person = Omit<UserRow, 'passwordHash'>;

type Changeable =
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'birthDate'
  | 'phone'
  | 'country'
  | 'state'
  | 'city'
  | 'organizationId'
  | 'organizationSince'
  | 'smsNotification'
  | 'locale'
  | 'timeZone'
  | 'dayStartHour'
  | 'image';
/** What is undefined stays as it is. */
export type PersonChange = { readonly [Column in Changeable]?: Person[Column] | undefined };

/** A person with the organization joined; undefined where the account has ended. */
export async function findProfile(tx: Queryable, userId: UserId) {
  const [row] = await profileIn(tx).execute({ userId });
  if (!row) return undefined;
  const { passwordHash: hash, ...profile } = row;
  return { ...profile, hasPassword: hash !== null };
}

const profileIn = defineStatement((db) => {
  const { name, orgcode } = organizations;
  return db
    .select({ person, passwordHash, organization: { name, orgcode } })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_profile');
});

/** @throws AppError invalid_token where the account has ended */
export async function personById(tx: Queryable, userId: UserId): Promise<Person> {
  const [row] = await personIn(tx).execute({ userId });
  if (!row) throw new AppError('invalid_token');
  return row;
}

const personIn = defineStatement((db) =>
  db
    .select(person)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('person_by_id'),
);

/**
 * Row lock: changes of a person come one after another, beside rows that point at them. Whoever
 * writes one may hold what this transaction waits for.
 * @throws AppError invalid_token where the account has ended
 */
export async function lockPerson(tx: Transaction, userId: UserId): Promise<Person> {
  const query = tx.select(person).from(users).where(eq(users.id, userId));
  const [row] = await query.for('no key update');
  if (!row) throw new AppError('invalid_token');
  return row;
}

/** Row lock beside others of its kind: the account is not erased before the transaction ends. */
export async function keepPerson(tx: Transaction, userId: UserId): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
}

export async function changePerson(
  tx: Queryable,
  userId: UserId,
  change: PersonChange,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await tx.update(users).set(change).where(eq(users.id, userId));
}
