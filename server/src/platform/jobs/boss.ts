import type { PgBoss, QueueResult, UpdateQueueOptions } from 'pg-boss';
import type { DatabaseAddress } from '../database.ts';
import type { Log } from '../log.ts';
import { createThrottle } from '../throttle.ts';
import { steadyClock } from './boss-clock.ts';
import type { JobKind } from './jobs.ts';

/** Seconds without a heartbeat after which a job may be taken over. */
const heartbeatSeconds = 15;

/** Connections of the queue's own, besides the one that listens. */
const connections = 2;

const hour = 60 * 60;

interface BossDeps {
  readonly address: DatabaseAddress;
  readonly log: Log;
  /** Seconds between two checks for jobs whose worker died; null where no job is run. */
  readonly maintenanceSeconds: number | null;
}

/**
 * pg-boss on connections of its own: requests and jobs do not wait for each other's. Where jobs are
 * run, one connection listens: PostgreSQL notifies it when a transaction with a job commits.
 */
export async function createBoss({ address, log, maintenanceSeconds }: BossDeps): Promise<PgBoss> {
  // Imported late: the server listens before this large module is loaded.
  const { PgBoss } = await import('pg-boss');
  const works = maintenanceSeconds !== null;
  const boss = new PgBoss({
    ...address,
    ...connectionOptions,
    schema: 'pgboss',
    clock: steadyClock,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    // Jobs are few: no need for the library to rebuild indexes.
    reindex: false,
    monitorVacuum: false,
    ...(works && {
      superviseIntervalSeconds: maintenanceSeconds,
      monitorIntervalSeconds: maintenanceSeconds,
    }),
    maintenanceIntervalSeconds: 15 * 60,
    cronWorkerIntervalSeconds: 30,
    clockMonitorIntervalSeconds: 60,
    flowIntervalSeconds: hour,
  });
  const throttle = createThrottle(60_000);
  boss.on('error', ({ message, stack }) => {
    // Every statement fails while the database is away.
    throttle((heldBack) =>
      log.warn({ err: { message, stack }, heldBack }, 'the job queue failed at a statement'),
    );
  });
  boss.on('warning', ({ message, data }) => {
    // Harmless: schedules go by the database's clock.
    if (message.includes('Clock skew')) return;
    log.warn({ warning: message, data }, 'the job queue warns');
  });
  return boss;
}

const connectionOptions = {
  max: connections,
  application_name: 'stratum jobs',
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  // A server that fell silent answers no statement timeout.
  query_timeout: 20_000,
  keepAlive: true,
};

/** Makes the queues of all kinds, and changes those whose kind has changed. */
export async function makeQueues(boss: PgBoss, kinds: readonly JobKind<object>[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const kind of kinds) {
    const options = optionsOf(kind);
    const queue = known.get(kind.name);
    if (!queue) {
      const policy = kind.exclusive ? 'exclusive' : 'standard';
      await boss.createQueue(kind.name, { policy, ...options });
    } else if (!hasOptions(queue, options)) {
      await boss.updateQueue(kind.name, options);
    }
  }
}

function optionsOf(kind: JobKind<object>) {
  return {
    notify: true,
    retryLimit: kind.retries,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 10 * 60,
    expireInSeconds: kind.timeoutSeconds,
    heartbeatSeconds,
    // A job that waits is never given up, however long no server ran or however wrong a clock was.
    retentionSeconds: 10 * 365 * 24 * hour,
    // Jobs that failed for good, for who operates this to see; what was done is deleted at once.
    deleteAfterSeconds: 7 * 24 * hour,
  } as const satisfies UpdateQueueOptions;
}

function hasOptions(queue: QueueResult, options: UpdateQueueOptions): boolean {
  const known = new Map<string, unknown>(Object.entries(queue));
  return Object.entries(options).every(([name, value]) => known.get(name) === value);
}
