import { closeCodes } from '@stratum/contract/socket-protocol';

/** In milliseconds. */
const firstPause = 1_000;
const longestPause = 60_000;

/** Where a server restarts or has been asked too often, the pause is at least as long as after so many failures. */
const leastFailures: Readonly<Record<number, number>> = {
  [closeCodes.restart]: 2,
  [closeCodes.tooMuch]: 6,
};

/**
 * Milliseconds before a client connects again: longer with each failure, and random, so that
 * clients do not come back all at once.
 * @param failures in a row, from 1 on
 */
export function reconnectDelay(failures: number, code: number, random = Math.random()): number {
  const counted = Math.max(failures, leastFailures[code] ?? 0);
  const shortest = Math.min(firstPause * 2 ** (counted - 1), longestPause / 2);
  return shortest * (1 + random);
}
