import { sql } from 'drizzle-orm';
import type { ConnectionOptions, PgBoss } from 'pg-boss';
import type { Metric } from 'prom-client';
import type { DatabaseAddress, Queryable } from '../database.ts';
import type { Log } from '../log.ts';
import type { Repetition } from '../repeat.ts';
import { countJobs, failuresAfter, type JobAdministration, retryFailed } from './administration.ts';
import { createBoss, makeQueues } from './boss.ts';
import { kindsWithJobs } from './job-store.ts';
import type { Job, Jobs } from './jobs.ts';
import { createJobMetrics } from './metrics.ts';
import { runNext, startWorkers, type WorkerSettings } from './workers.ts';

/** Milliseconds in which running jobs may end once the server stops. */
const stopTimeout = 4_000;

/** The queue of a server: what domains use, and what starts and stops it. */
export interface JobQueue extends Jobs, JobAdministration {
  readonly metrics: readonly Metric[];
  /** Sets the jobs there are. Called before anything else. */
  register(jobs: readonly Job[]): void;
  /** Creates the queues in the database, which sending needs. */
  ready(): Promise<void>;
  /** Begins to run jobs, where this process is to. */
  start(): Promise<void>;
  /** Takes nothing new; what does not end soon goes back to the queue. */
  stop(): Promise<void>;
  /** Sends every scheduled job, as if its time had come. For a queue that was not started. */
  sendScheduled(): Promise<void>;
  /**
   * Runs what waits, retries included, until nothing is left. For a queue that was not started.
   * @throws what a job failed with for the last time
   */
  drain(): Promise<void>;
}

interface JobQueueDeps {
  readonly address: DatabaseAddress;
  readonly log: Log;
  /** Null where jobs are only sent. */
  readonly worker: WorkerSettings | null;
}

export function createJobQueue({ address, log, worker }: JobQueueDeps): JobQueue {
  const jobs = new Map<string, Job>();
  const repetitions: Repetition[] = [];
  const told = { log, metrics: createJobMetrics() };
  let starting: Promise<PgBoss> | null = null;
  const ready = () => {
    const maintenanceSeconds = worker?.maintenanceSeconds ?? null;
    starting ??= startBoss({ address, log, maintenanceSeconds }, [...jobs.values()]).catch(
      (error: unknown) => {
        starting = null;
        throw error;
      },
    );
    return starting;
  };
  return {
    metrics: Object.values(told.metrics),
    register(given) {
      for (const job of given) jobs.set(job.kind.name, job);
    },
    async send(db, { name }, data, key) {
      const boss = await ready();
      const options = key === undefined ? {} : { singletonKey: key };
      await boss.send(name, data, { ...options, ...(await runBy(db)) });
    },
    sendAll: async (db, { name }, data) => insertAll(await ready(), db, name, data),
    async cancel(db, { name }, values) {
      const boss = await ready();
      const by = await runBy(db);
      const found = await boss.findJobs(name, { data: values, ...by });
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) await boss.deleteJob(name, ids, by);
    },
    counts: async () => countJobs((await ready()).getDb()),
    failures: async (after, limit) => failuresAfter((await ready()).getDb(), after, limit),
    retry: async (ids) => retryFailed(await ready(), ids),
    async ready() {
      await ready();
    },
    async start() {
      const boss = await ready();
      if (worker) repetitions.push(...(await startWorkers(boss, [...jobs.values()], worker, told)));
    },
    async stop() {
      await Promise.all(repetitions.map((repetition) => repetition.stop()));
      const boss = await starting?.catch(() => null);
      await boss?.stop({ timeout: stopTimeout });
    },
    async sendScheduled() {
      const boss = await ready();
      for (const { kind, schedule } of jobs.values()) if (schedule) await boss.send(kind.name, {});
    },
    drain: async () => runAll(await ready(), [...jobs.values()], told),
  };
}

/** @throws what a job failed with for the last time */
async function runAll(boss: PgBoss, jobs: readonly Job[], told: Parameters<typeof runNext>[2]) {
  for (;;) {
    const waiting = await kindsWithJobs(boss.getDb());
    const runnable = jobs.filter(({ kind }) => waiting.includes(kind.name));
    if (runnable.length === 0) return;
    for (const job of runnable) await runNext(boss, job, told);
  }
}

async function insertAll(boss: PgBoss, db: Queryable, name: string, data: readonly object[]) {
  if (data.length === 0) return;
  const jobs = data.map((each) => ({ data: each }));
  await boss.insert(name, jobs, await runBy(db));
}

/** Has pg-boss run its statements in the caller's transaction. */
async function runBy(db: Queryable): Promise<ConnectionOptions> {
  const { fromDrizzle } = await import('pg-boss');
  return { db: fromDrizzle(db, sql) };
}

async function startBoss(
  deps: Parameters<typeof createBoss>[0],
  jobs: readonly Job[],
): Promise<PgBoss> {
  const boss = await createBoss(deps);
  try {
    await boss.start();
    await makeQueues(
      boss,
      jobs.map(({ kind }) => kind),
    );
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}
