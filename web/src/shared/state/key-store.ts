const database = 'stratum';
const keys = 'keys';

/** The key kept under a name, made at the first call; of two tabs at once the first one's stays. */
export async function keptKey<Key>(
  name: string,
  make: () => Promise<Key>,
  isKey: (value: unknown) => value is Key,
): Promise<Key> {
  const db = await open();
  try {
    const kept = await result(db.transaction(keys).objectStore(keys).get(name));
    if (isKey(kept)) return kept;
    return await keepFirst(db, name, await make(), isKey);
  } finally {
    db.close();
  }
}

async function keepFirst<Key>(
  db: IDBDatabase,
  name: string,
  made: Key,
  isKey: (value: unknown) => value is Key,
): Promise<Key> {
  const store = db.transaction(keys, 'readwrite').objectStore(keys);
  const other = await result(store.get(name));
  if (isKey(other)) return other;
  await result(store.put(made, name));
  return made;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(keys));
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Refused')));
  });
}
