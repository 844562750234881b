import type { Group } from '@stratum/contract/group';
import type { Queryable } from '../../platform/database.ts';
import { countMembers } from './members-store.ts';
import type { OpenedGroup } from './store.ts';

/** A group as the member who has opened it sees it. */
export async function toGroup(tx: Queryable, { group, member }: OpenedGroup): Promise<Group> {
  const { createdAt, adminId, ...row } = group;
  return {
    ...row,
    adminId,
    role: adminId === member.userId ? 'admin' : 'member',
    memberCount: await countMembers(tx, group.id),
    createdAt: createdAt.toISOString(),
    joinedAt: member.joinedAt.toISOString(),
    share: member.share,
    level: member.level,
    mutedUntil: member.mutedUntil?.toISOString() ?? null,
  };
}
