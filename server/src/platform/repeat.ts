import { setTimeout as pause } from 'node:timers/promises';

export interface Repetition {
  /** Resolves once no run is under way and none will follow. */
  stop(): Promise<void>;
}

/**
 * Runs work at once, and again `seconds` after each end.
 * @param onFailure called with the first of failures in a row
 */
export function repeat(
  seconds: number,
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async () => {
    let isFailing = false;
    while (!signal.aborted) {
      try {
        await work();
        isFailing = false;
      } catch (error) {
        if (!isFailing) onFailure(error);
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
