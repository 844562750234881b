import type { GroupId, InvitationId, UserId } from '@stratum/contract/ids';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Door, RowLock } from '../../platform/http/call.ts';
import type { FileReader } from '../uploads/index.ts';
import { findAsGroupAdmin, findAsInvited } from './invitations-store.ts';
import { findAsMember, lockGroup, type OpenedGroup, showsPicture } from './store.ts';
import type { InvitationRow } from './tables.ts';

/**
 * The only way to a group, for its members. A lock comes before membership is read: who has left
 * while the call waited for it is a member no more.
 */
export const groupAsMember: Door<GroupId, OpenedGroup> = (tx, { userId }, id, lock) =>
  openGroup(tx, userId, id, lock);

/** The same for its admin. A member knows that there is such a group: they are told that it is not theirs. */
export const groupAsAdmin: Door<GroupId, OpenedGroup> = async (tx, { userId }, id, lock) => {
  const opened = await openGroup(tx, userId, id, lock);
  if (opened && opened.group.adminId !== userId) throw new AppError('forbidden');
  return opened;
};

async function openGroup(
  tx: Queryable,
  userId: UserId,
  id: GroupId,
  lock: RowLock | undefined,
): Promise<OpenedGroup | null> {
  // A door gets a lock in a transaction alone, as `OpenDoor` says.
  if (lock) await lockGroup(tx as Transaction, id);
  return findAsMember(tx, userId, id);
}

/** The way to an invitation for the admin of its group. */
const invitationAsAdmin: Door<InvitationId, InvitationRow> = (tx, { userId }, id) =>
  findAsGroupAdmin(tx, userId, id);

/** The way to an invitation for whoever has the address that it was sent to. */
const invitationAsInvited: Door<InvitationId, InvitationRow> = (tx, { userId }, id) =>
  findAsInvited(tx, userId, id);

export const doors = {
  group: groupAsMember,
  ownGroup: groupAsAdmin,
  sentInvitation: invitationAsAdmin,
  invitation: invitationAsInvited,
};

/** Members see the picture of their group. */
export const groupPictureReader: FileReader = async (tx, { userId }, { id, purpose }) =>
  purpose === 'group_picture' && showsPicture(tx, userId, id);

/** The doors of this domain, as its calls are given them. */
export type Doors = typeof doors;
