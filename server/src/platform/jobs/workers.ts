import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { kindsWithDueJobs, resetFutureMarks } from './job-store.ts';
import type { Job } from './jobs.ts';

/** How a process finds jobs to run, besides by notification. */
export interface WorkerSettings {
  /** Seconds between two looks for jobs that no notification told of. */
  readonly fallbackSeconds: number;
  /** Seconds between two looks for jobs whose worker died and for marks of a wrong clock. */
  readonly maintenanceSeconds: number;
}

/** Workers sleep until a notification or a look wakes them: none polls on its own. */
const asleep = { pollingIntervalSeconds: 24 * 60 * 60, notifyPollingIntervalSeconds: 24 * 60 * 60 };

/**
 * Starts the workers of all jobs. What wakes them is the notification that leaves with the
 * transaction of a job; one look for all kinds finds retries, delayed jobs and those that were sent
 * while no connection listened.
 */
export async function startWorkers(
  boss: PgBoss,
  jobs: readonly Job[],
  settings: WorkerSettings,
  log: Log,
): Promise<Repetition[]> {
  const db = boss.getDb();
  const workers = new Map<string, string[]>();
  for (const job of jobs) {
    const { name, concurrency = 1 } = job.kind;
    // What was missed while no server ran is made up for once.
    if (job.schedule) await boss.schedule(name, job.schedule, {}, { missed: 'once' });
    const starts = Array.from({ length: concurrency }, () => startWorker(boss, job, log));
    workers.set(name, await Promise.all(starts));
  }
  const wakeDue = async () => {
    for (const kind of await kindsWithDueJobs(db, [...workers.keys()])) {
      for (const worker of workers.get(kind) ?? []) boss.notifyWorker(worker);
    }
  };
  const repairMarks = async () => {
    const wrong = await resetFutureMarks(db);
    if (wrong > 0) log.warn({ rows: wrong }, 'marks of a clock that was wrong are set back to now');
  };
  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'the job queue could not be looked at');
  return [
    repeat(settings.fallbackSeconds, wakeDue, onFailure),
    repeat(settings.maintenanceSeconds, repairMarks, onFailure),
  ];
}

async function startWorker(boss: PgBoss, job: Job, log: Log): Promise<string> {
  const options = { ...asleep, includeMetadata: true } as const;
  const worker = await boss.work<object, void, typeof options>(
    job.kind.name,
    options,
    async ([fetched]) => {
      // After this one it looks for the next instead of falling asleep.
      boss.notifyWorker(worker);
      if (fetched) await runJob(boss, job, fetched, log);
    },
  );
  return worker;
}

/** Runs one attempt. What is done is deleted at once: what jobs carry may be personal. */
async function runJob(boss: PgBoss, job: Job, fetched: JobWithMetadata, log: Log): Promise<void> {
  const { name } = job.kind;
  const isFinalAttempt = fetched.retryCount >= fetched.retryLimit;
  try {
    await job.run(fetched.data, { signal: fetched.signal, isFinalAttempt });
  } catch (error) {
    log.error({ err: error, job: name, id: fetched.id, isFinalAttempt }, 'a job failed');
    throw error;
  }
  await boss.deleteJob(name, fetched);
}

/**
 * Runs the next job of a kind, due or not.
 * @throws what it failed with for the last time
 */
export async function runNext(boss: PgBoss, job: Job, log: Log): Promise<void> {
  const { name } = job.kind;
  const options = { includeMetadata: true, ignoreStartAfter: true } as const;
  const [fetched] = await boss.fetch<object>(name, options);
  if (!fetched) return;
  try {
    await runJob(boss, job, { ...fetched, signal: new AbortController().signal }, log);
  } catch (error) {
    await boss.fail(name, fetched.id);
    if (fetched.retryCount >= fetched.retryLimit) throw error;
  }
}
