import type { z } from 'zod';
import type { Queryable } from '../database.ts';

/** A kind of background work, done at least once. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /**
   * Whether a key, or the kind where no key is given, has one job at most that waits or runs. The
   * queue keeps it from when it was made: a kind that changes it takes a new name.
   */
  readonly exclusive: boolean;
  /** How often a job that failed is tried again, with growing pauses. */
  readonly retries: number;
  /** What one attempt may take. */
  readonly timeoutSeconds: number;
  /** How many of them one process runs at once. Default 1. */
  readonly concurrency?: number;
}

export interface JobRun {
  /** Aborts when the attempt has taken too long, was taken over, or the server stops. */
  readonly signal: AbortSignal;
  /** No retry follows when this attempt fails. */
  readonly isFinalAttempt: boolean;
}

export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>;

/** A kind of job with what it does. */
export interface Job {
  readonly kind: JobKind<object>;
  run(data: unknown, run: JobRun): Promise<void>;
  /** Cron expression in UTC: a job without data is sent whenever it says so. */
  readonly schedule?: string;
}

export function defineJob<Data extends object>(
  kind: JobKind<Data>,
  handler: JobHandler<Data>,
): Job {
  return { kind, run: (data, run) => handler(kind.data.parse(data), run) };
}

/** @param schedule cron expression in UTC */
export function defineScheduledJob(
  kind: JobKind<Record<string, never>>,
  schedule: string,
  handler: (run: JobRun) => Promise<void>,
): Job {
  return { kind, run: (_data, run) => handler(run), schedule };
}

/** Background work kept in the database: what was sent survives crashes and restarts. */
export interface Jobs {
  /** Sends a job, which leaves when the transaction commits. */
  send<Data extends object>(
    db: Queryable,
    kind: JobKind<Data>,
    data: Data,
    key?: string,
  ): Promise<void>;
  /** The same of several, in one statement. */
  sendAll<Data extends object>(
    db: Queryable,
    kind: JobKind<Data>,
    data: readonly Data[],
  ): Promise<void>;
  /**
   * Deletes the jobs of a kind that carry these values, when the transaction commits. An attempt
   * that runs goes on to its end, and no retry follows.
   */
  cancel<Data extends object>(
    db: Queryable,
    kind: JobKind<Data>,
    values: Partial<Data>,
  ): Promise<void>;
}
