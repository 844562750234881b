import type { z } from 'zod';
import type { Queryable } from '../database.ts';

/** A kind of work that is done behind the answers, at least once, by one process at a time. */
export interface JobKind<Data extends object> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** Whether a key, or the kind where no key is given, has one job at most that waits or runs. */
  readonly single: boolean;
  /** How often a job that failed is tried again, with growing pauses. */
  readonly retries: number;
  /** Seconds that one try may take. */
  readonly longest: number;
}

export interface JobRun {
  /** Aborts when the try has taken too long or the server stops. */
  readonly signal: AbortSignal;
  /** No try follows when this one fails. */
  readonly last: boolean;
}

export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>;

/** Work behind the answers, kept in the database: what was sent survives crashes and restarts. */
export interface Jobs {
  /** Says what a kind of job does. Comes before the start. */
  define<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void;
  /** Sends a job, which leaves with the transaction. */
  send<Data extends object>(
    tx: Queryable,
    kind: JobKind<Data>,
    data: Data,
    key?: string,
  ): Promise<void>;
  /** Sends a job without data whenever a cron expression, in UTC, says so. Comes before the start. */
  schedule(kind: JobKind<Record<string, never>>, cron: string): void;
}
