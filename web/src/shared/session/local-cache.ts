/**
 * What the page keeps in memory of the signed-in person outside the store: query cache, sockets.
 * Each such place registers here, so that the end of a session reaches those that are loaded and
 * loads none for it.
 */
interface LocalCache {
  clear?(): void;
  /**
   * For what outlives a session that ended by itself, until the same person is back: what is kept
   * for anybody else goes, and all of it for null.
   */
  retainForUser?(userId: string | null): void;
}

const caches = new Set<LocalCache>();

export function registerLocalCache(cache: LocalCache): () => void {
  caches.add(cache);
  return () => caches.delete(cache);
}

export function clearLocalCaches(): void {
  for (const cache of caches) cache.clear?.();
}

/** §4: the cleanup keyed to the user id. */
export function retainForUser(userId: string | null): void {
  for (const cache of caches) cache.retainForUser?.(userId);
}
