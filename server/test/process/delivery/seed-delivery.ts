import type { GroupId, UserId } from '@stratum/contract/ids';
import { insertMember } from '../../../src/domains/groups/members-store.ts';
import { groups } from '../../../src/domains/groups/tables.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import type { Database } from '../../../src/platform/database.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { inTransaction } from '../../../src/platform/transaction.ts';
import { seedSession, seedUser } from '../../seed-accounts.ts';

export interface Person {
  readonly id: UserId;
  readonly token: string;
}

/** People who are signed in, and groups that all of them are in. */
export async function seedDelivery(
  db: Database,
  { people, groupCount }: { readonly people: number; readonly groupCount: number },
): Promise<{ people: Person[]; groupIds: GroupId[] }> {
  const seeded: Person[] = [];
  for (let count = 0; count < people; count += 1) seeded.push(await seedPerson(db, count));
  const groupIds: GroupId[] = [];
  for (let count = 0; count < groupCount; count += 1) groupIds.push(await seedGroup(db, seeded));
  return { people: seeded, groupIds };
}

async function seedPerson(db: Database, count: number): Promise<Person> {
  const id = await seedUser(db, systemClock, {
    email: `member-${count}@example.org`,
    first_name: 'Member',
    last_name: 'Example',
    password: 'Kieselgur#4',
    locale: 'en',
    timeZone: 'UTC',
    role: 'user',
  });
  return { id, token: await inTransaction(db, (tx) => seedSession(tx, systemClock, id)) };
}

async function seedGroup(db: Database, members: readonly Person[]): Promise<GroupId> {
  const [admin] = members;
  if (!admin) throw new Error('a group has an admin');
  const id = newId<GroupId>();
  const now = systemClock.now();
  await inTransaction(db, async (tx) => {
    const group = { id, name: 'Early risers', timeZone: 'UTC', adminId: admin.id, createdAt: now };
    await tx.insert(groups).values(group);
    for (const { id: userId } of members) {
      await insertMember(tx, { groupId: id, userId, joinedAt: now, share: false });
    }
  });
  return id;
}
