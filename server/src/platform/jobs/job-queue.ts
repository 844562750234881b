import type pg from 'pg';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { isDatabaseUnavailable } from '../database-fault.ts';
import type { Log } from '../log.ts';
import { bossDatabase, bossTransaction } from './boss-database.ts';
import type { JobHandler, JobKind, Jobs } from './jobs.ts';

/** How long running jobs may go on once the server stops, milliseconds. */
const stopPatience = 4_000;

/** Seconds without a sign of life after which another process takes a job over. */
const heartbeat = 30;

/** The queue of a server: what domains see, and what starts, stops and drives it. */
export interface JobQueue extends Jobs {
  /** Makes the queues known to the database. */
  ready(): Promise<void>;
  /** Begins to work. */
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

interface Defined {
  readonly kind: JobKind<object>;
  run(job: JobWithMetadata): Promise<void>;
}

interface Ports {
  readonly pool: pg.Pool;
  readonly log: Log;
  /** Seconds between looks after schedules and dead workers; null for a queue that is not started. */
  readonly upkeep: number | null;
}

export function createJobQueue(ports: Ports): JobQueue {
  const { log } = ports;
  const defined = new Map<string, Defined>();
  const crons = new Map<string, string>();
  let started: Promise<PgBoss> | null = null;
  const ready = () => {
    started ??= startBoss(ports, [...defined.values()]).catch((error: unknown) => {
      started = null;
      throw error;
    });
    return started;
  };
  return {
    define(kind, handler) {
      defined.set(kind.name, { kind, run: (job) => runJob(log, kind, handler, job) });
    },
    schedule: (kind, cron) => void crons.set(kind.name, cron),
    async send(tx, kind, data, key) {
      const boss = await ready();
      const options = key === undefined ? {} : { singletonKey: key };
      await boss.send(kind.name, data, { ...options, db: await bossTransaction(tx) });
    },
    async ready() {
      await ready();
    },
    async start() {
      const boss = await ready();
      await setSchedules(boss, crons);
      for (const job of defined.values()) await work(boss, job);
    },
    async stop() {
      const boss = await started?.catch(() => null);
      await boss?.stop({ close: false, timeout: stopPatience });
    },
    async sendScheduled() {
      const boss = await ready();
      for (const name of crons.keys()) await boss.send(name, {});
    },
    async drain() {
      const boss = await ready();
      for (let ran = true; ran; ) {
        ran = false;
        for (const job of defined.values()) ran = (await runNext(boss, job)) || ran;
      }
    },
  };
}

async function startBoss(ports: Ports, kinds: readonly Defined[]): Promise<PgBoss> {
  const boss = await createBoss(ports);
  try {
    await boss.start();
    for (const { kind } of kinds) await makeQueue(boss, kind);
    return boss;
  } catch (error) {
    await boss.stop({ close: false, graceful: false });
    throw error;
  }
}

/** The library's upkeep is kept small: jobs are few, and rebuilding indexes is not its to decide. */
async function createBoss({ pool, log, upkeep }: Ports): Promise<PgBoss> {
  // Loaded once the server listens, which it needs not wait for.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: bossDatabase(pool),
    schema: 'pgboss',
    supervise: upkeep !== null,
    schedule: upkeep !== null,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: upkeep ?? heartbeat,
    monitorIntervalSeconds: upkeep ?? heartbeat,
    maintenanceIntervalSeconds: 15 * 60,
  });
  boss.on('error', (error) => {
    // Every poll fails while the database is away, of which others tell.
    const level = isDatabaseUnavailable(error) ? 'debug' : 'warn';
    log[level]({ err: error }, 'the job queue stumbled');
  });
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  return boss;
}

async function makeQueue(boss: PgBoss, kind: JobKind<object>): Promise<void> {
  const options = {
    retryLimit: kind.retries,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 10 * 60,
    expireInSeconds: kind.longest,
    heartbeatSeconds: heartbeat,
    // What jobs carry may be personal: it goes soon after they are done.
    deleteAfterSeconds: 60,
  };
  const policy = kind.single ? 'exclusive' : 'standard';
  await boss.createQueue(kind.name, { policy, ...options });
  await boss.updateQueue(kind.name, options);
}

async function work(boss: PgBoss, { kind, run }: Defined): Promise<void> {
  const options = { pollingIntervalSeconds: 2, includeMetadata: true } as const;
  const worker = await boss.work<object, void, typeof options>(
    kind.name,
    options,
    async ([job]) => {
      // The next one is looked for at once, not a pause later.
      boss.notifyWorker(worker);
      if (job) await run(job);
    },
  );
}

/** What was missed while no server ran is made up for once. */
async function setSchedules(boss: PgBoss, crons: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, cron] of crons) await boss.schedule(name, cron, {}, { missed: 'once' });
}

async function runNext(boss: PgBoss, { kind: { name }, run }: Defined): Promise<boolean> {
  const options = { includeMetadata: true, ignoreStartAfter: true } as const;
  const [job] = await boss.fetch<object>(name, options);
  if (!job) return false;
  try {
    await run({ ...job, signal: new AbortController().signal });
    await boss.complete(name, job.id);
  } catch (error) {
    await boss.fail(name, job.id);
    if (isLast(job)) throw error;
  }
  return true;
}

async function runJob<Data extends object>(
  log: Log,
  kind: JobKind<Data>,
  handler: JobHandler<Data>,
  job: JobWithMetadata,
): Promise<void> {
  const last = isLast(job);
  try {
    await handler(kind.data.parse(job.data), { signal: job.signal, last });
  } catch (error) {
    log.error({ err: error, job: job.name, id: job.id, last }, 'a job failed');
    throw error;
  }
}

function isLast({ retryCount, retryLimit }: JobWithMetadata): boolean {
  return retryCount >= retryLimit;
}
