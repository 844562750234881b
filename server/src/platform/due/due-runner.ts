import { setTimeout as sleep } from 'node:timers/promises';
import type { Metric } from 'prom-client';
import { after, type Clock } from '../clock.ts';
import type { DatabaseConnection } from '../database.ts';
import { listen } from '../listen.ts';
import type { Log } from '../log.ts';
import { type Repetition, repeat } from '../repeat.ts';
import { createAlarm } from './alarm.ts';
import type { Due } from './due.ts';
import { createDueMetrics } from './metrics.ts';
import { type BatchDeps, batchSize, longestPause, runBatch } from './run-batch.ts';
import { dueChannel, nextAttempts, resetFutureAttempts } from './store.ts';

/** Seconds between two looks at most: for rows that no notification told of, and clocks that were set. */
const usualLook = 5;
/** Milliseconds after a look that found rows which another process holds. */
const contendedSleep = 1_000;
/** For how much of the time that a full batch took others are left alone after it, and milliseconds at most. */
const restShare = 0.3;
const longestRest = 100;
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
 * Runs batches until nothing is due, always of the kind whose row has waited longest: a minute in which
 * very many are due puts off what they lead to, and nothing that was due before.
 * @returns milliseconds until the next row is due, infinite without rows
 */
async function lookAndRun(deps: BatchDeps, kinds: readonly Due[]): Promise<number> {
  const { db, clock, metrics, signal } = deps;
  const names = kinds.map(({ kind }) => kind.name);
  for (;;) {
    const next = new Map((await nextAttempts(db, names)).map(({ kind, at }) => [kind, at]));
    const now = clock.now().getTime();
    const waits = kinds.map((due) => {
      const at = next.get(due.kind.name)?.getTime() ?? Number.POSITIVE_INFINITY;
      return { due, wait: at - now };
    });
    for (const { due, wait } of waits) {
      metrics.delay.set({ kind: due.kind.name }, Math.max(0, -wait / 1000));
    }
    const dueNow = waits.filter(({ wait }) => wait <= 0).toSorted((a, b) => a.wait - b.wait);
    if (dueNow.length === 0 || signal.aborted) return Math.min(...waits.map(({ wait }) => wait));
    const kindsDue = dueNow.map(({ due }) => due);
    const began = performance.now();
    const rows = await runFirst(deps, kindsDue);
    if (rows === 0) return contendedSleep;
    if (rows >= batchSize) await rest(performance.now() - began, signal);
  }
}

/** Runs a batch of the first kind that has rows which no other process holds. @returns how many it had */
async function runFirst(deps: BatchDeps, kinds: readonly Due[]): Promise<number> {
  for (const due of kinds) {
    const rows = await runBatch(deps, due);
    if (rows > 0) return rows;
  }
  return 0;
}

/** Where very many are due, part of the time belongs to calls that wait for an answer. */
async function rest(worked: number, signal: AbortSignal): Promise<void> {
  const milliseconds = Math.min(worked * restShare, longestRest);
  await sleep(milliseconds, undefined, { signal }).catch(() => {});
}
