import type { Group } from '@stratum/contract/group';
import { groupRoutes } from '@stratum/contract/groups';
import type { GroupId, UserId } from '@stratum/contract/ids';
import { insertMember } from '../src/domains/groups/members-store.ts';
import { inTransaction } from '../src/platform/transaction.ts';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';
import type { TestApp } from './create-test-app.ts';
import type { SampleSetting } from './sample.ts';

/** A group of somebody's, with nobody else in it. */
export async function makeGroup(admin: SignedInUser, name = 'Early risers'): Promise<Group> {
  return dataOf(await admin.call(groupRoutes.createGroup, { body: { name } }));
}

/** Makes somebody a member, as if they had accepted an invitation now. */
export async function addMember(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  groupId: GroupId,
  { id: userId }: Pick<SignedInUser, 'id'>,
  share = false,
): Promise<void> {
  await inTransaction(database.db, (tx) =>
    insertMember(tx, { groupId, userId, joinedAt: clock.now(), share }),
  );
}

/** Somebody who is in a group with the owner of a sample. */
export async function fellowOf({ on, owner }: SampleSetting): Promise<UserId> {
  const { id } = await makeGroup(owner);
  const fellow = await on.build.user();
  await addMember(on, id, fellow);
  return fellow.id;
}
