import type { NotificationId } from '@stratum/contract/ids';
import type { Notification } from '@stratum/contract/notifications';
import { useState } from 'react';
import { type LikeGroup, likeGroups } from './like-groups.ts';

/** Notifications with like ones as one row, and which of those are unfolded. */
export function useLikeGroups(items: readonly Notification[]) {
  const [unfolded, setIds] = useState<ReadonlySet<NotificationId>>(new Set());
  return {
    groups: likeGroups(items, unfolded),
    isUnfolded: (group: LikeGroup) => group.items.some(({ id }) => unfolded.has(id)),
    setUnfolded(group: LikeGroup, unfold: boolean) {
      const ids = new Set(group.items.map(({ id }) => id));
      setIds(unfold ? unfolded.union(ids) : unfolded.difference(ids));
    },
  };
}
