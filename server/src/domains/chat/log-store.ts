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
export function takePlace(tx: Transaction, groupId: GroupId, now: Date): Promise<Place> {
  return takeLast(tx, groupId, now, 1);
}

/** The next places, one after the other; `previous` is the one before the first. */
export async function takePlaces(
  tx: Transaction,
  groupId: GroupId,
  now: Date,
  count: number,
): Promise<{ timetokens: string[]; previous: string }> {
  const { timetoken, previous } = await takeLast(tx, groupId, now, count);
  const first = BigInt(timetoken) - BigInt(count - 1);
  const timetokens = Array.from({ length: count }, (_, at) =>
    String(first + BigInt(at)).padStart(17, '0'),
  );
  return { timetokens, previous };
}

/** @returns the last one of those that are taken */
async function takeLast(
  tx: Transaction,
  groupId: GroupId,
  now: Date,
  count: number,
): Promise<Place> {
  const last = String(BigInt(timetokenAt(now)) + BigInt(count - 1));
  const [place] = await tx
    .insert(chatLogs)
    .values({ groupId, last, previous: '0' })
    .onConflictDoUpdate({
      target: chatLogs.groupId,
      set: {
        previous: chatLogs.last,
        last: sql`greatest(${chatLogs.last} + ${count}::bigint, excluded.last)`,
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
