import { groupLimits } from '@stratum/contract/group-rules';
import type { groupRoutes as routes } from '@stratum/contract/groups';
import type { UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockPerson } from '../accounts/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { deleteInvitationsOf } from './invitations-store.ts';
import {
  countGroupsOf,
  countMembers,
  deleteMember,
  findSuccessor,
  insertMember,
  isMember,
} from './members-store.ts';
import { tellAdmin, tellJoined, tellRemoved } from './notices.ts';
import { releaseGroupPicture } from './picture.ts';
import { deleteGroup, groupIdsOf, lockGroup, type OpenedGroup, updateGroup } from './store.ts';
import type { GroupRow } from './tables.ts';
import { toGroup } from './to-group.ts';

interface Joining {
  readonly group: GroupRow;
  readonly userId: UserId;
  readonly share: boolean;
}

/**
 * Makes a person a member of a group that the transaction has locked. Who is one already stays so,
 * with what they share.
 * @throws AppError group_full, conflict
 */
export async function join(
  tx: Transaction,
  { clock, chat }: Pick<Deps, 'clock' | 'chat'>,
  { group, userId, share }: Joining,
): Promise<void> {
  await deleteInvitationsOf(tx, group.id, userId);
  if (await isMember(tx, group.id, userId)) return;
  const person = await lockPerson(tx, userId);
  if ((await countMembers(tx, group.id)) >= groupLimits.members) throw new AppError('group_full');
  if ((await countGroupsOf(tx, userId)) >= groupLimits.groupsOfPerson)
    throw new AppError('conflict');
  const now = clock.now();
  await insertMember(tx, { groupId: group.id, userId, joinedAt: now, share });
  await chat.announce(tx, group.id, { type: 'new_member', actorId: userId, subjectId: userId });
  await tellJoined(tx, group, person, now);
  chat.changed(tx, group.id, 'members');
}

export async function changeAdmin(
  deps: Deps,
  { open, body }: Call<typeof routes.changeGroupAdmin, Doors>,
) {
  return inTransaction(deps.db, async (tx) => {
    const { group, member } = await open.ownGroup(tx, 'update');
    if (!(await isMember(tx, group.id, body.userId))) throw new AppError('not_found');
    const changed = await handOver(tx, deps, group, body.userId);
    return toGroup(tx, { group: changed, member });
  });
}

async function handOver(
  tx: Transaction,
  { clock, chat }: Pick<Deps, 'clock' | 'chat'>,
  group: GroupRow,
  to: UserId,
): Promise<GroupRow> {
  if (group.adminId === to) return group;
  const changed = await updateGroup(tx, group.id, { adminId: to });
  const { adminId: actorId } = group;
  await chat.announce(tx, group.id, { type: 'admin_changed', actorId, subjectId: to });
  await tellAdmin(tx, changed, clock.now());
  chat.changed(tx, group.id, 'facts');
  chat.changed(tx, group.id, 'members');
  return changed;
}

export async function removeOrLeave(
  deps: Deps,
  { open, body, caller }: Call<typeof routes.removeLeaveGroup, Doors>,
) {
  return inTransaction(deps.db, async (tx) => {
    const opened = await open.group(tx, 'update');
    const { group } = opened;
    if (body.userId === undefined || body.userId === caller.userId) await leave(tx, deps, opened);
    else {
      if (group.adminId !== caller.userId) throw new AppError('forbidden');
      if (!(await deleteMember(tx, group.id, body.userId))) throw new AppError('not_found');
      const removal = { actorId: caller.userId, subjectId: body.userId };
      await deps.chat.announce(tx, group.id, { type: 'user_removed', ...removal });
      await tellRemoved(tx, group, body.userId, deps.clock.now());
      deps.chat.changed(tx, group.id, 'members');
    }
    return { id: group.id };
  });
}

/** The longest-standing member follows an admin; the last one to leave ends the group. */
async function leave(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'chat'>,
  {
    group,
    member: { userId },
  }: Pick<OpenedGroup, 'group'> & { readonly member: { userId: UserId } },
): Promise<void> {
  const successor = await findSuccessor(tx, group.id, userId);
  if (successor === null) {
    await releaseGroupPicture(tx, deps, group.image);
    await deps.chat.end(tx, group.id);
    await deleteGroup(tx, group.id);
    return;
  }
  if (group.adminId === userId) await handOver(tx, deps, group, successor);
  await deleteMember(tx, group.id, userId);
  const { id } = group;
  await deps.chat.announce(tx, id, { type: 'user_left', actorId: userId, subjectId: userId });
  deps.chat.changed(tx, id, 'members');
}

/** Gives on the groups of which somebody is admin who may not come back; without others they stay. */
export async function passOnAll(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'chat'>,
  userId: UserId,
): Promise<void> {
  for (const id of await groupIdsOf(tx, userId)) {
    const group = await lockGroup(tx, id);
    if (group?.adminId !== userId) continue;
    const successor = await findSuccessor(tx, id, userId);
    if (successor !== null) await handOver(tx, deps, group, successor);
  }
}

/** Leaves all groups of a person, whose account ends. */
export async function leaveAll(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'chat'>,
  userId: UserId,
): Promise<void> {
  // In the order of ids: of two accounts that end at once, neither waits for the other in a circle.
  for (const id of await groupIdsOf(tx, userId)) {
    const group = await lockGroup(tx, id);
    if (group && (await isMember(tx, id, userId))) {
      await leave(tx, deps, { group, member: { userId } });
    }
  }
}
