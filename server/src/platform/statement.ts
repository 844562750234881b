import type { Queryable } from './database.ts';

/**
 * A statement that calls ask for again and again: its SQL is put together once for each connection, and
 * planned there once under its name.
 * @param prepare ends in `.prepare(NAME)`; what differs from call to call is a `sql.placeholder`
 */
export function defineStatement<Prepared extends object>(
  prepare: (db: Queryable) => Prepared,
): (db: Queryable) => Prepared {
  const known = new WeakMap<object, Prepared>();
  return (db) => {
    // The pool, or the connection of a transaction: what the prepared statement is bound to.
    const { $client } = db as unknown as { readonly $client: object };
    const ready = known.get($client) ?? prepare(db);
    known.set($client, ready);
    return ready;
  };
}
