import type { Metric } from 'prom-client';
import { after, type Clock } from '../clock.ts';
import type { DatabaseConnection } from '../database.ts';
import { listen } from '../listen.ts';
import type { Log } from '../log.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { createAlarm } from './alarm.ts';
import type { Due } from './due.ts';
import { createDueMetrics } from './metrics.ts';
import { type BatchDeps, longestPause, runBatch } from './run-batch.ts';
import { dueChannel, nextAttempts, resetFutureAttempts } from './store.ts';

/** Seconds between two looks at most: for rows that no notification told of, and clocks that were set. */
const usualLook = 5;
/** Milliseconds after a look that found rows which another process holds. */
const contendedSleep = 1_000;
/** Seconds between two checks for attempts that a wrong clock has put off. */
const checkSeconds = 60;

/** Runs work at its time. */
export interface DueRunner {
  readonly metrics: readonly Metric[];
  /** Begins to run what is due. */
  start(): void;
  /** Begins no further row; resolves once none is running. */
  stop(): Promise<void>;
  /** Runs what is due now, and what becomes due by that. For a runner that was not started. */
  runDue(): Promise<void>;
}

interface RunnerDeps {
  readonly database: DatabaseConnection;
  readonly clock: Clock;
  readonly log: Log;
}

export function createDueRunner(
  { database, clock, log }: RunnerDeps,
  kinds: readonly Due[],
  lookSeconds = usualLook,
): DueRunner {
  const { db, address } = database;
  const metrics = createDueMetrics();
  const stopping = new AbortController();
  const alarm = createAlarm(stopping.signal);
  const batch: BatchDeps = { db, clock, log, metrics, signal: stopping.signal };
  const parts: Repetition[] = [];

  const untilNextLook = () =>
    lookAndRun(batch, kinds).catch((error: unknown) => {
      log.warn({ err: error }, 'work that is due could not be looked for');
      return Number.POSITIVE_INFINITY;
    });
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await alarm.sleep(Math.min(await untilNextLook(), lookSeconds * 1000));
    }
  };
  const check = async () => {
    const now = clock.now();
    const rows = await resetFutureAttempts(db, now, after(now, longestPause));
    if (rows > 0) log.warn({ rows }, 'attempts that a wrong clock has put off are made now');
  };
  return {
    metrics: Object.values(metrics),
    start() {
      if (kinds.length === 0) return;
      const looking = loop();
      parts.push(
        { stop: () => looking },
        listen({ address, log }, dueChannel, alarm.ring),
        repeat(checkSeconds, check, (error) =>
          log.warn({ err: error }, 'attempts put off by a wrong clock could not be looked for'),
        ),
      );
    },
    async stop() {
      stopping.abort();
      await Promise.all(parts.map((part) => part.stop()));
    },
    async runDue() {
      await lookAndRun(batch, kinds);
    },
  };
}

/**
 * Runs batches of each kind in turn until nothing is due.
 * @returns milliseconds until the next row is due, infinite without rows
 */
async function lookAndRun(deps: BatchDeps, kinds: readonly Due[]): Promise<number> {
  const { db, clock, metrics, signal } = deps;
  const names = kinds.map(({ kind }) => kind.name);
  for (;;) {
    const next = new Map((await nextAttempts(db, names)).map(({ kind, at }) => [kind, at]));
    const now = clock.now().getTime();
    const waits = new Map(
      names.map((name) => [name, (next.get(name)?.getTime() ?? Number.POSITIVE_INFINITY) - now]),
    );
    for (const [kind, wait] of waits) metrics.delay.set({ kind }, Math.max(0, -wait / 1000));
    const due = kinds.filter(({ kind }) => (waits.get(kind.name) ?? 1) <= 0);
    if (due.length === 0 || signal.aborted) return Math.min(...waits.values());
    let claimed = 0;
    for (const each of due) claimed += await runBatch(deps, each);
    if (claimed === 0) return contendedSleep;
  }
}
