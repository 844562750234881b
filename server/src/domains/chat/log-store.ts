import type { GroupId } from '@stratum/contract/ids';
import { timetokenAt } from '@stratum/contract/message-words';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
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
