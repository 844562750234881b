import { groupLimits } from '@stratum/contract/group-rules';
import type { groupRoutes as routes } from '@stratum/contract/groups';
import type { GroupId } from '@stratum/contract/ids';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockPerson } from '../accounts/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { invitationsFor } from './invitations-store.ts';
import { countGroupsOf, listMembers, setLevel, setShare } from './members-store.ts';
import { claimGroupPicture, releaseGroupPicture } from './picture.ts';
import { deleteGroup, insertGroup, listGroups, updateGroup } from './store.ts';
import type { GroupRow } from './tables.ts';
import { toGroup } from './to-group.ts';

const membersShown = 100;

export async function groupsOf(
  { db, clock, chat }: Deps,
  { caller }: Call<typeof routes.listGroups>,
) {
  const invitations = await invitationsFor(db, caller.userId, clock.now());
  const now = clock.now();
  const groups = await listGroups(db, caller.userId);
  const summaries = await chat.summaries(db, caller.userId);
  const silent = { unreadCount: 0, lastMessage: null, named: [] };
  return {
    // As many as a person can be in: one page.
    items: groups.map(({ mutedUntil, ...group }) => ({
      ...group,
      ...(summaries.get(group.id) ?? silent),
      muted: mutedUntil !== null && mutedUntil > now,
    })),
    next: null,
    invitations: invitations.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

export async function createGroup(
  deps: Deps,
  { tx, caller, body }: Call<typeof routes.createGroup>,
) {
  const { userId, timeZone } = caller;
  // Row lock: of groups that are made at once, none is one too many.
  await lockPerson(tx, userId);
  if ((await countGroupsOf(tx, userId)) >= groupLimits.groupsOfPerson)
    throw new AppError('conflict');
  const image = body.image ? await claimGroupPicture(tx, deps, userId, body.image) : null;
  const group: GroupRow = {
    id: newId<GroupId>(),
    name: body.name,
    image,
    rules: null,
    timeZone,
    adminId: userId,
    createdAt: deps.clock.now(),
  };
  const member = await insertGroup(tx, group);
  await deps.chat.scheduleBoards(tx, group);
  // In other tabs, a group that they do not list yet.
  deps.chat.changed(tx, group.id, 'facts', userId);
  return toGroup(tx, { group, member });
}

export async function changeGroup(
  deps: Deps,
  { tx, caller, body, open }: Call<typeof routes.updateGroup, Doors>,
) {
  const { group, member } = await open.ownGroup(tx, 'update');
  const { ppauGroupId: _id, image: upload, ...change } = body;
  if (upload !== undefined) await releaseGroupPicture(tx, deps, group.image);
  const image = upload && (await claimGroupPicture(tx, deps, caller.userId, upload));
  const changed = await updateGroup(tx, group.id, {
    ...change,
    image,
    name: change.name ?? group.name,
  });
  if (changed.timeZone !== group.timeZone) await deps.chat.scheduleBoards(tx, changed);
  deps.chat.changed(tx, group.id, 'facts');
  return toGroup(tx, { group: changed, member });
}

export async function endGroup(deps: Deps, { open }: Call<typeof routes.deleteGroup, Doors>) {
  return inTransaction(deps.db, async (tx) => {
    const { group } = await open.ownGroup(tx, 'update');
    await releaseGroupPicture(tx, deps, group.image);
    await deps.chat.end(tx, group.id);
    await deleteGroup(tx, group.id);
    return { id: group.id };
  });
}

export async function membersOf(
  { db }: Deps,
  { open, query }: Call<typeof routes.groupMembers, Doors>,
) {
  const { group } = await open.group(db);
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const rows = await listMembers(db, group.id, after, membersShown + 1);
  const last = rows.length > membersShown ? rows[membersShown - 1] : undefined;
  return {
    items: rows.slice(0, membersShown).map(({ adminId, joinedAt, ...member }) => ({
      ...member,
      role: adminId === member.userId ? ('admin' as const) : ('member' as const),
      joinedAt: joinedAt.toISOString(),
    })),
    next: last ? writeCursor({ time: last.joinedAt, id: last.userId }) : null,
  };
}

export async function changeShare(
  { chat }: Pick<Deps, 'chat'>,
  { tx, body, open, caller }: Call<typeof routes.updateShareDailywins, Doors>,
) {
  const { group, member } = await open.group(tx, 'update');
  await setShare(tx, member, body.share);
  chat.changed(tx, group.id, 'members');
  chat.changed(tx, group.id, 'settings', caller.userId);
  return toGroup(tx, { group, member: { ...member, share: body.share } });
}

export async function changeNotifications(
  { chat }: Pick<Deps, 'chat'>,
  {
    tx,
    body: { level, mutedUntil },
    open,
    caller,
  }: Call<typeof routes.changeGroupNotifications, Doors>,
) {
  const { group, member } = await open.group(tx, 'update');
  const changed = await setLevel(tx, member, {
    level: level ?? member.level,
    mutedUntil: mutedUntil === undefined ? member.mutedUntil : toDate(mutedUntil),
  });
  chat.changed(tx, group.id, 'settings', caller.userId);
  return toGroup(tx, { group, member: changed });
}

const toDate = (instant: string | null) => (instant === null ? null : new Date(instant));
