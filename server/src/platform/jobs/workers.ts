import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { kindsWithDueJobs, resetFutureTimestamps } from './job-store.ts';
import type { Job } from './jobs.ts';
import type { JobMetrics } from './metrics.ts';

/** How a process finds jobs to run, besides by notification. */
export interface WorkerSettings {
  /** Seconds between two polls for jobs without a notification: retries, delayed and missed ones. */
  readonly fallbackSeconds: number;
  /** Seconds between two checks for jobs whose worker died and for timestamps of a wrong clock. */
  readonly maintenanceSeconds: number;
}

interface Told {
  readonly log: Log;
  readonly metrics: JobMetrics;
}

/** Workers sleep until a notification or the poll wakes them: none polls on its own. */
const asleep = { pollingIntervalSeconds: 24 * 60 * 60, notifyPollingIntervalSeconds: 24 * 60 * 60 };

/**
 * Starts the workers of all jobs. `NOTIFY` wakes them as the transaction that sent a job commits;
 * one poll for all kinds finds retries, delayed jobs and those sent while no connection listened.
 */
export async function startWorkers(
  boss: PgBoss,
  jobs: readonly Job[],
  settings: WorkerSettings,
  told: Told,
): Promise<Repetition[]> {
  const { log } = told;
  const db = boss.getDb();
  const workers = new Map<string, string[]>();
  for (const job of jobs) {
    const { name, concurrency = 1 } = job.kind;
    // Runs missed while no server ran are made up for by one.
    if (job.schedule) await boss.schedule(name, job.schedule, {}, { missed: 'once' });
    const starts = Array.from({ length: concurrency }, () => startWorker(boss, job, told));
    workers.set(name, await Promise.all(starts));
  }
  const wakeDue = async () => {
    for (const kind of await kindsWithDueJobs(db, [...workers.keys()])) {
      for (const worker of workers.get(kind) ?? []) boss.notifyWorker(worker);
    }
  };
  const resetTimestamps = async () => {
    const rows = await resetFutureTimestamps(db);
    if (rows > 0)
      log.warn({ rows }, 'timestamps of a wrong clock, in the future, are set back to now');
  };
  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'the job queue could not be polled');
  return [
    repeat(settings.fallbackSeconds, wakeDue, onFailure),
    repeat(settings.maintenanceSeconds, resetTimestamps, onFailure),
  ];
}

async function startWorker(boss: PgBoss, job: Job, told: Told): Promise<string> {
  const options = { ...asleep, includeMetadata: true } as const;
  const worker = await boss.work<object, void, typeof options>(
    job.kind.name,
    options,
    async ([fetched]) => {
      // Fetch again after this job instead of sleeping.
      boss.notifyWorker(worker);
      if (fetched) await runJob(boss, job, fetched, told);
    },
  );
  return worker;
}

/** Runs one attempt. A finished job is deleted at once: its data may be personal. */
async function runJob(
  boss: PgBoss,
  job: Job,
  fetched: JobWithMetadata,
  { log, metrics: { runs } }: Told,
): Promise<void> {
  const { name } = job.kind;
  const isFinalAttempt = fetched.retryCount >= fetched.retryLimit;
  try {
    await job.run(fetched.data, { signal: fetched.signal, isFinalAttempt });
  } catch (error) {
    runs.inc({ kind: name, outcome: isFinalAttempt ? 'given_up' : 'failed' });
    log.error({ err: error, job: name, id: fetched.id, isFinalAttempt }, 'a job failed');
    throw error;
  }
  await boss.deleteJob(name, fetched);
  runs.inc({ kind: name, outcome: 'done' });
}

/**
 * Runs the next job of a kind, due or not.
 * @throws what it failed with for the last time
 */
export async function runNext(boss: PgBoss, job: Job, told: Told): Promise<void> {
  const { name } = job.kind;
  const options = { includeMetadata: true, ignoreStartAfter: true } as const;
  const [fetched] = await boss.fetch<object>(name, options);
  if (!fetched) return;
  try {
    await runJob(boss, job, { ...fetched, signal: new AbortController().signal }, told);
  } catch (error) {
    await boss.fail(name, fetched.id, { message: error instanceof Error ? error.message : '' });
    if (fetched.retryCount >= fetched.retryLimit) throw error;
  }
}
