import type { UserId } from '@stratum/contract/ids';
import type { Queryable } from '../../platform/database.ts';
import { findReceivers } from './preferences-store.ts';
import { quietUntil } from './quiet-hours.ts';

/** Those of several people who have quiet hours now, with when these end. */
export async function quietNow(
  tx: Queryable,
  userIds: readonly UserId[],
  now: Date,
): Promise<ReadonlyMap<UserId, Date>> {
  const receivers = await findReceivers(tx, userIds);
  return new Map(
    [...receivers].flatMap(
      ([
        userId,
        {
          timeZone,
          preferences: { quietHours },
        },
      ]) => {
        const end = quietUntil({ timeZone, quietHours }, now);
        return end === null ? [] : [[userId, end]];
      },
    ),
  );
}
