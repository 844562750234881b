import { invitationDays } from '@stratum/contract/group-rules';
import type { GroupId, InvitationId, UserId } from '@stratum/contract/ids';
import { after } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { notify } from '../notifications/index.ts';
import { upsertInvitations } from './invitations-store.ts';
import { insertMember, setShare } from './members-store.ts';
import { insertGroup } from './store.ts';
import type { GroupRow } from './tables.ts';

export interface GroupStory extends Pick<GroupRow, 'name' | 'rules' | 'timeZone' | 'createdAt'> {
  readonly adminId: UserId;
  /** The admin is one of them. */
  readonly members: readonly {
    readonly userId: UserId;
    readonly joinedAt: Date;
    readonly share: boolean;
  }[];
}

/** Puts a group in place as if it had been made and joined then. */
export async function importGroup(
  tx: Transaction,
  { members, ...group }: GroupStory,
): Promise<GroupRow> {
  const row: GroupRow = { ...group, id: newId<GroupId>(), image: null };
  await insertGroup(tx, row);
  for (const { userId, joinedAt, share } of members) {
    const member = { groupId: row.id, userId };
    if (userId === group.adminId) await setShare(tx, member, share);
    else await insertMember(tx, { ...member, joinedAt, share });
  }
  return row;
}

interface GivenInvitation {
  readonly group: GroupRow;
  readonly invited: { readonly id: UserId; readonly email: string };
  readonly inviter: { readonly id: UserId; readonly firstName: string };
}

/** Invites somebody who has an account, and tells them. */
export async function importInvitation(
  tx: Transaction,
  { group, invited, inviter }: GivenInvitation,
  now: Date,
): Promise<void> {
  const id = newId<InvitationId>();
  await upsertInvitations(tx, [
    {
      id,
      groupId: group.id,
      email: invited.email,
      inviterId: inviter.id,
      createdAt: now,
      sentAt: now,
      expiresAt: after(now, invitationDays * 86_400),
    },
  ]);
  const data = { invitationId: id, groupName: group.name, inviter: inviter.firstName };
  await notify(tx, invited.id, { kind: 'invitation', data, cause: id }, now);
}
