import { type UserId, userIdSchema } from '@stratum/contract/ids';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/**
 * SQLSTATEs that say the server cannot serve just now: connection exceptions, shutdown, no disk,
 * memory or slot left, a failing device, statements and transactions that were timed out, waits for
 * a lock that were given up, transactions that stood in each other's way.
 */
const unavailableStates = /^(08...|57P0[1-5]|57014|25P0[34]|53...|58030|55P03|40001|40P01)$/;

/** No connection could be had. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError';
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (broken?: boolean | Error) => void,
) => void;

/** A pool that rejects with NoConnectionError where it has no client to give; pg's own errors are plain. */
export class TypedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().catch((cause: unknown) => Promise.reject(refusal(cause)));
    super.connect((cause, client, release) =>
      callback(cause === undefined ? undefined : refusal(cause), client, release),
    );
    return undefined;
  }
}

function refusal(cause: unknown): NoConnectionError {
  return new NoConnectionError('no database connection', { cause });
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
  return isUnanswered(error);
}

/** Whether a statement got no answer: its connection was lost or it timed out on the client's side. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError) || error.cause instanceof pg.DatabaseError)
    return false;
  // pg throws a TypeError for input that it cannot send.
  return error.cause !== undefined && !(error.cause instanceof TypeError);
}

/** SQLSTATE serialization_failure and deadlock_detected. */
const retryableStates = new Set(['40001', '40P01']);

/** Whether the same transaction may succeed when it is run again. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isRetryable(error.cause);
  return error instanceof pg.DatabaseError && retryableStates.has(error.code ?? '');
}

/** Whether a statement gave up waiting for a lock (lock_not_available). */
export function isLockTimeout(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isLockTimeout(error.cause);
  return error instanceof pg.DatabaseError && error.code === '55P03';
}

/** SQLSTATE unique_violation. */
const uniqueViolation = '23505';

/** Whether a row would have stood twice under a unique constraint of that name. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (error instanceof DrizzleQueryError) return isUniqueViolation(error.cause, constraint);
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === uniqueViolation && error.constraint === constraint;
}

/** SQLSTATE foreign_key_violation. */
const foreignKeyViolation = '23503';

/** The account that a row's foreign key points at and that is no longer there; null for any other error. */
export function missingAccount(error: unknown): UserId | null {
  if (error instanceof DrizzleQueryError) return missingAccount(error.cause);
  if (!(error instanceof pg.DatabaseError) || error.code !== foreignKeyViolation) return null;
  if (!error.constraint?.endsWith('_users_id_fk')) return null;
  // In every language of the server: Key (user_id)=(…) is not present in table "users".
  const [, id] = /=\(([\da-f-]{36})\)/.exec(error.detail ?? '') ?? [];
  return userIdSchema.safeParse(id).data ?? null;
}
