import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** SQLSTATE classes that say the server cannot serve: connection exceptions, shutdown, no free slot. */
const unavailableStates = /^(08...|57P0[1-3]|53300)$/;

/** No connection could be had. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError';
}

/** A pool whose failure to give a client has a type of its own, which pg's plain errors lack. */
export class TypedPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares overloads for promise and callback
  override connect(callback?: (...result: any[]) => void): any {
    if (callback) {
      return super.connect((error, client, release) =>
        callback(error && new NoConnectionError(error.message, { cause: error }), client, release),
      );
    }
    return super.connect().catch((cause: Error) => {
      throw new NoConnectionError(cause.message, { cause });
    });
  }
}

/** Whether an error means the database is out of reach rather than that a statement is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof NoConnectionError) return true;
  if (error instanceof pg.DatabaseError) return unavailableStates.test(error.code ?? '');
  if (!(error instanceof DrizzleQueryError)) return false;
  const { cause } = error;
  if (cause instanceof NoConnectionError || cause instanceof pg.DatabaseError) {
    return isDatabaseUnavailable(cause);
  }
  // A query that failed without an answer of the server lost its connection, unless its input is at fault.
  return cause !== undefined && !(cause instanceof TypeError);
}
