/**
 * What the page keeps in memory of the signed-in person outside the store: query cache, sockets.
 * Each such place registers here, so that the end of a session reaches those that are loaded and
 * loads none for it.
 */
interface LocalCache {
  clear(): void;
  /** What is keyed to the person, once the session is over. */
  forgetUser?(userId: string): void;
}

const caches = new Set<LocalCache>();

export function registerLocalCache(cache: LocalCache): () => void {
  caches.add(cache);
  return () => caches.delete(cache);
}

export function clearLocalCaches(): void {
  for (const cache of caches) cache.clear();
}

export function forgetUser(userId: string): void {
  for (const cache of caches) cache.forgetUser?.(userId);
}
