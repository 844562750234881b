import type { Endpoint } from '@stratum/contract/endpoint';
import { createStore, delMany, keys } from 'idb-keyval';

/** A read whose reply is kept on the device for when there is no network. */
export interface OfflineRead {
  readonly endpoint: Endpoint;
  /** Whether its reply is about a day, and says in `endsAt` when that is over: it is not shown after. */
  readonly isOfDay?: true;
}

/** Replies by whose they are: the person's id, a space, the hash of the query. */
export const keptReads = createStore('stratum-reads', 'reads');
export const keyPrefix = (userId: string) => `${userId} `;

/** What was kept for anybody else goes, and all of it for null. */
export async function retainKeptReads(userId: string | null): Promise<void> {
  const others = (await keys<string>(keptReads)).filter(
    (key) => userId === null || !key.startsWith(keyPrefix(userId)),
  );
  await delMany(others, keptReads);
}
