import type { NotificationId } from '@stratum/contract/ids';
import type { Notification } from '@stratum/contract/notifications';

/** What stands as one row: a notification, or several of a kind that came one after the other. */
export interface LikeGroup {
  readonly newest: Notification;
  /** The newest first. */
  readonly items: readonly Notification[];
  /** When the newest came. */
  readonly createdAt: string;
  readonly unread: number;
}

/**
 * Notifications with those of a kind that are unread and follow one another as one. What is unfolded
 * stays together as it is read, so that nothing moves under whoever reads it.
 */
export function likeGroups(
  items: readonly Notification[],
  unfolded: ReadonlySet<NotificationId>,
): LikeGroup[] {
  const isLoose = ({ id, readAt }: Notification) => readAt !== null && !unfolded.has(id);
  const runs: [Notification, ...Notification[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const isLike = run?.[0].kind === item.kind && !isLoose(run[0]) && !isLoose(item);
    if (run && isLike) run.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run) => {
    const group = groupOf(run);
    return group.unread > 0 ? group : run.map((item) => groupOf([item]));
  });
}

function groupOf(items: readonly [Notification, ...Notification[]]): LikeGroup {
  const [newest] = items;
  const unread = items.filter(({ readAt }) => readAt === null).length;
  return { newest, items, createdAt: newest.createdAt, unread };
}
