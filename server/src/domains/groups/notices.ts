import type { UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { notify } from '../notifications/index.ts';
import type { GroupRow } from './tables.ts';

const named = ({ id: groupId, name: groupName }: GroupRow) => ({ groupId, groupName });

/** The admin is told who has joined; everybody else reads it in the group. */
export async function tellJoined(
  tx: Transaction,
  group: GroupRow,
  person: { readonly id: UserId; readonly firstName: string },
  now: Date,
): Promise<void> {
  const data = { ...named(group), name: person.firstName };
  await notify(tx, group.adminId, { kind: 'member_joined', data }, now);
}

/** A member is told that the group is theirs to run now. */
export async function tellAdmin(tx: Transaction, group: GroupRow, now: Date): Promise<void> {
  await notify(tx, group.adminId, { kind: 'admin_changed', data: named(group) }, now);
}

export async function tellRemoved(
  tx: Transaction,
  { name: groupName }: GroupRow,
  userId: UserId,
  now: Date,
): Promise<void> {
  await notify(tx, userId, { kind: 'member_removed', data: { groupName } }, now);
}
