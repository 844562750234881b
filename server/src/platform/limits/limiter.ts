import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Transaction } from '../database.ts';
import { NoConnectionError } from '../database-fault.ts';
import { AppError } from '../http/app-error.ts';
import { countUse, refundUses } from './store.ts';
import { rateLimits } from './tables.ts';

export interface LimitRule {
  readonly points: number;
  /** Length of the window, which starts with the first use and is not extended by refused ones. */
  readonly seconds: number;
}

/** A rule that lets through so many times as much, and one at least. */
export function scaleLimit({ points, seconds }: LimitRule, factor: number): LimitRule {
  return { points: Math.max(1, Math.round(points * factor)), seconds };
}

/** One use, spent by a subject under the rule of that name. */
export type Use<Name extends string> = readonly [name: Name, subject: string];

/** Counts uses of a table of rules, each for its own subjects (an account, an address, both). */
export interface Limiter<Name extends string> {
  /** @throws AppError too_many_requests once the window's points are used up */
  spend(name: Name, subject: string): Promise<void>;
  /** @throws AppError too_many_requests while the running window has no points left */
  check(name: Name, subject: string): Promise<void>;
  /** Undoes uses that were spent, in one statement. */
  refund(...uses: readonly Use<Name>[]): Promise<void>;
  /** Starts a window with its points used up. */
  exhaust(name: Name, subject: string): Promise<void>;
}

export function createLimiter<Name extends string>(
  pool: pg.Pool,
  rules: Readonly<Record<Name, LimitRule>>,
): Limiter<Name> {
  const db = drizzle(pool);
  const counters = new Map<Name, RateLimiterPostgres>();
  const counterOf = (name: Name) => {
    const counter = counters.get(name) ?? createCounter(pool, name, rules[name]);
    counters.set(name, counter);
    return counter;
  };
  return {
    async spend(name, subject) {
      await mapLimiterError(counterOf(name).consume(subject));
    },
    async check(name, subject) {
      const used = await mapLimiterError(counterOf(name).get(subject));
      if (used !== null && used.remainingPoints === 0) throw tooManyRequests(used);
    },
    async refund(...uses) {
      const keys = uses.map(([name, subject]) => counterOf(name).getKey(subject));
      await refundUses(db, keys);
    },
    async exhaust(name, subject) {
      const { points, seconds } = rules[name];
      await mapLimiterError(counterOf(name).set(subject, points, seconds));
    },
  };
}

/**
 * Counts a use inside the caller's transaction: no second connection is needed, and a rollback takes
 * the use back.
 * @throws AppError too_many_requests once the window's points are used up
 */
export async function spendInTransaction(
  tx: Transaction,
  { name, points, seconds }: LimitRule & { readonly name: string },
  subject: string,
  now: Date,
): Promise<void> {
  const time = now.getTime();
  const use = { key: `${name}:${subject}`, expire: time + seconds * 1000 };
  const counted = await countUse(tx, use, time);
  if (counted.points <= points) return;
  throw new AppError('too_many_requests', { retryAfter: (counted.expire - time) / 1000 });
}

/** Turns the library's rejections, of which a used-up count is one, into errors that the sink knows. */
async function mapLimiterError<T>(counted: Promise<T>): Promise<T> {
  try {
    return await counted;
  } catch (cause) {
    if (cause instanceof RateLimiterRes) throw tooManyRequests(cause);
    if (cause instanceof pg.DatabaseError || cause instanceof NoConnectionError) throw cause;
    // pg throws a plain error where a connection was lost.
    throw new NoConnectionError('the counters are out of reach', { cause });
  }
}

function tooManyRequests({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('too_many_requests', {
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
}

function createCounter(pool: pg.Pool, name: string, { points, seconds }: LimitRule) {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: getTableName(rateLimits),
    tableCreated: true,
    // Each counter would sweep the whole table every five minutes.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}
