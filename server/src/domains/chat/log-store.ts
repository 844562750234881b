import type { GroupId } from '@stratum/contract/ids';
import { timetokenAt } from '@stratum/contract/message-words';
import { inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { chatLogs } from './tables.ts';

/** A place in what happens in a group, and the one before it: who knows that one has missed nothing. */
export interface Place {
  readonly timetoken: string;
  readonly previous: string;
}

/**
 * The next place in a group. Takes the group's lock until the transaction ends: nothing becomes
 * visible behind what others have seen already, whichever process and clock gives the time.
 */
export async function takePlace(tx: Transaction, groupId: GroupId, now: Date): Promise<Place> {
  const time = timetokenAt(now);
  const [place] = await tx
    .insert(chatLogs)
    .values({ groupId, last: time, previous: '0' })
    .onConflictDoUpdate({
      target: chatLogs.groupId,
      set: {
        previous: chatLogs.last,
        last: sql`greatest(${chatLogs.last} + 1, excluded.last)`,
      },
    })
    .returning({ timetoken: chatLogs.last, previous: chatLogs.previous });
  if (!place) throw new Error('an upsert returned no row');
  return place;
}

/** The last place of a group; the very first where nothing has happened in it. */
export async function lastPlace(tx: Queryable, groupId: GroupId): Promise<string> {
  return (await lastPlaces(tx, [groupId])).get(groupId) ?? '0'.repeat(17);
}

/** Those of several groups; none for one that has ended. */
export async function lastPlaces(
  tx: Queryable,
  groupIds: readonly GroupId[],
): Promise<ReadonlyMap<GroupId, string>> {
  const rows = await tx
    .select({ groupId: chatLogs.groupId, last: chatLogs.last })
    .from(chatLogs)
    .where(inArray(chatLogs.groupId, [...groupIds]));
  return new Map(rows.map(({ groupId, last }) => [groupId, last]));
}
