import type { GroupId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import type { Entry } from './feed.ts';
import { lastPlace } from './log-store.ts';
import { changedAfter, pageOf } from './store.ts';
import { toMessages } from './to-message.ts';

/** Rows that are read at once. */
export const entriesAtOnce = 200;

/**
 * What was written and changed in a group after a place, in order. Each part is read up to the same
 * place: of the one that has more, the rest waits for the next call.
 */
export async function entriesAfter(
  tx: Queryable,
  deps: { readonly clock: Clock },
  groupId: GroupId,
  after: string,
): Promise<{ entries: Entry[]; upTo: string }> {
  const last = await lastPlace(tx, groupId);
  const written = await pageOf(tx, groupId, { after, limit: entriesAtOnce });
  const changed = await changedAfter(tx, groupId, after, entriesAtOnce);
  const ends = [
    ...(written.length === entriesAtOnce ? written.slice(-1).map((row) => row.timetoken) : []),
    ...(changed.length === entriesAtOnce
      ? changed.slice(-1).flatMap((row) => row.changedAt ?? [])
      : []),
  ];
  const upTo = ends.length > 0 ? ends.reduce((one, other) => (one < other ? one : other)) : last;
  const messages = await toMessages(tx, deps, [...written, ...changed]);
  const entries = messages.map((message, index): Entry => {
    const row = changed[index - written.length];
    return row
      ? { at: row.changedAt ?? '', type: 'message_changed', message }
      : { at: message.timetoken, type: 'message', message };
  });
  // What was written between the two looks is read again from `upTo` on.
  const within = entries.filter(({ at }) => at <= upTo);
  return { entries: within.toSorted((one, other) => (one.at < other.at ? -1 : 1)), upTo };
}
