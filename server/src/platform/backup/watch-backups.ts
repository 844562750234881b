import { Gauge, type Metric } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { Archives } from './archives.ts';
import { isOverdue, newestBackup } from './nightly.ts';

/** Seconds between two looks. */
const lookInterval = 3_600;

export interface BackupWatch {
  readonly metrics: readonly Metric[];
  /** Begins to look, at once and every hour. */
  start(): void;
  stop(): Promise<void>;
  /** One look, for a watch that was not started. */
  look(): Promise<void>;
}

interface WatchDeps {
  readonly archives: Archives;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Tells by the log and a metric how old the newest nightly backup is. It looks at what is there, and so
 * notices one that failed, was never begun, or was taken away.
 */
export function createBackupWatch({ archives, clock, log }: WatchDeps): BackupWatch {
  const newestAt = new Gauge({
    name: 'backup_newest_timestamp_seconds',
    help: 'When the newest nightly backup was begun, in seconds since 1970; 0 where there is none',
    registers: [],
  });
  const looking: Repetition[] = [];
  const look = async () => {
    const newest = await newestBackup(archives);
    newestAt.set(newest ? newest.getTime() / 1000 : 0);
    if (!newest) log.warn('there is no nightly backup yet');
    else if (isOverdue(newest, clock)) {
      log.error({ newest }, 'last night left no backup: what came after the newest has no copy');
    }
  };
  return {
    metrics: [newestAt],
    look,
    start() {
      const onFailure = (error: unknown) =>
        log.error({ err: error }, 'the place of the backups cannot be looked at');
      looking.push(repeat(lookInterval, look, onFailure));
    },
    async stop() {
      await Promise.all(looking.map((repetition) => repetition.stop()));
    },
  };
}
