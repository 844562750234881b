import type { Endpoint } from '@stratum/contract/endpoint';
import { createStore, delMany, keys } from 'idb-keyval';

/** Of each page the reads whose replies are kept; the first of them is opened before the page is shown. */
export type OfflinePages = readonly (readonly Endpoint[])[];

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
