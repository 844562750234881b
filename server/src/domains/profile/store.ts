import type { UserId } from '@stratum/contract/ids';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { users } from '../auth/index.ts';
import { organizations } from '../organizations/index.ts';

const { passwordHash, ...person } = getTableColumns(users);
const columns = {
  person,
  passwordHash,
  organization: { name: organizations.name, orgcode: organizations.orgcode },
};

export type Person = Omit<typeof users.$inferSelect, 'passwordHash'>;
/** What is undefined stays as it is. */
export type PersonChange = { readonly [Column in keyof Person]?: Person[Column] | undefined };

export async function findProfile(tx: Queryable, userId: UserId) {
  const [row] = await tx
    .select(columns)
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId));
  return row;
}

export async function personNow(tx: Queryable, userId: UserId): Promise<Person> {
  const [row] = await tx.select(person).from(users).where(eq(users.id, userId));
  if (!row) throw new AppError('invalid_token');
  return row;
}

/** Holds the person's row until the transaction ends, so that changes come one after another. */
export async function lockPerson(tx: Transaction, userId: UserId): Promise<Person> {
  const [row] = await tx.select(person).from(users).where(eq(users.id, userId)).for('update');
  if (!row) throw new AppError('invalid_token');
  return row;
}

export async function changePerson(
  tx: Queryable,
  userId: UserId,
  change: PersonChange,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await tx.update(users).set(change).where(eq(users.id, userId));
}
