import { createStore, get, update } from 'idb-keyval';

const keys = createStore('stratum', 'keys');

/** The key kept under a name, made at the first call; of two tabs at once the first one's stays. */
export async function getOrCreateKey<Key>(
  name: string,
  make: () => Promise<Key>,
  isKey: (value: unknown) => value is Key,
): Promise<Key> {
  const kept = await get<unknown>(name, keys);
  if (isKey(kept)) return kept;
  const made = await make();
  await update<unknown>(name, (other) => (isKey(other) ? other : made), keys);
  const first = await get<unknown>(name, keys);
  return isKey(first) ? first : made;
}
