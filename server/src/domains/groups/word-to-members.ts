import type { groupRoutes as routes } from '@stratum/contract/groups';
import type { Call } from '../../platform/http/call.ts';
import { spendInTransaction } from '../../platform/limits/limiter.ts';
import { withoutBlockers } from '../blocks/index.ts';
import { notifyAll } from '../notifications/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { memberIds } from './members-store.ts';

/** Words to a group in a day. */
const words = { name: 'wordsToGroup', points: 5, seconds: 24 * 60 * 60 };

/** Tells every other member, by the ways that each has chosen. */
export async function sendWord(
  { clock }: Pick<Deps, 'clock'>,
  { tx, open, body: { text } }: Call<typeof routes.sendNotificationToMembers, Doors>,
) {
  // Row lock: nobody leaves, and no account ends, while they are told.
  const { group } = await open.ownGroup(tx, 'update');
  const now = clock.now();
  await spendInTransaction(tx, words, group.id, now);
  const data = { groupId: group.id, groupName: group.name, text };
  const others = (await memberIds(tx, group.id)).filter((userId) => userId !== group.adminId);
  const hearing = await withoutBlockers(tx, others, group.adminId);
  if (hearing.length > 0)
    await notifyAll(
      tx,
      hearing.map((userId) => ({ userId, kind: 'group_message' as const, data })),
      now,
    );
  // Those who have blocked the admin count as well: nobody is told of a block.
  return { sent: others.length };
}
