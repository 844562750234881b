import { statfs } from 'node:fs/promises';
import type { Log } from './log.ts';
import { createThrottle } from './throttle.ts';

export interface DiskWatch {
  /** Whether so little room is left that nothing more should be written. */
  isShort(): boolean;
  stop(): void;
}

interface DiskWatchOptions {
  readonly log: Log;
  /** Free bytes that are kept for the database: without its next WAL segment it ends, and reads with it. */
  readonly reserve?: number;
  /** Milliseconds between two checks. */
  readonly interval?: number;
  /** Free bytes of the file system. */
  readonly free: () => Promise<number>;
}

/** Two WAL segments of PostgreSQL: to fill them between two checks takes 128 MB a second. */
const defaultReserve = 32 * 1024 * 1024;
const defaultInterval = 250;
/** Milliseconds between two lines of the log while room is short. */
const logInterval = 60_000;

/** Bytes that are free for ordinary accounts on the file system of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Checks by an interval how much room the disk of an embedded database has. */
export function watchDisk({
  log,
  free,
  reserve = defaultReserve,
  interval = defaultInterval,
}: DiskWatchOptions): DiskWatch {
  const throttle = createThrottle(logInterval);
  let isShort = false;
  const check = async () => {
    const left = await free();
    const wasShort = isShort;
    isShort = left < reserve;
    if (isShort)
      throttle(() => log.error({ left, reserve }, 'the disk is full: writes are refused'));
    else if (wasShort) log.warn({ left }, 'there is room on the disk again');
  };
  const timer = setInterval(() => {
    check().catch((error: unknown) => log.warn({ err: error }, 'the room on the disk is unknown'));
  }, interval).unref();
  return { isShort: () => isShort, stop: () => clearInterval(timer) };
}
