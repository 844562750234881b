import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';

export interface Repetition {
  /** Resolves once no run is under way and none will follow. */
  stop(): Promise<void>;
}

/** Runs work at once, and again so many seconds after each end. Of failures in a row one is logged. */
export function repeat(seconds: number, work: () => Promise<void>, log: Log): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async () => {
    let isFailing = false;
    while (!signal.aborted) {
      try {
        await work();
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'the job queue could not be looked at');
        isFailing = true;
      }
      await pause(seconds * 1000, undefined, { signal }).catch(() => {});
    }
  };
  const ended = loop();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
