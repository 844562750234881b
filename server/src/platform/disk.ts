import { statfs } from 'node:fs/promises';
import type { Log } from './log.ts';
import { diskFullReason } from './system-errors.ts';
import { createThrottle } from './throttle.ts';

/** Whether something could not be written for want of room, by this process or by the database. */
export function isDiskFull(error: unknown): boolean {
  return diskFullReason(error) !== null;
}

export interface DiskWatch {
  /** Whether so little room is left that nothing more should be written. */
  isShort(): boolean;
  stop(): void;
}

interface DiskWatchOptions {
  readonly log: Log;
  /** Free bytes that are kept for the database: without its next log segment it ends, and reads with it. */
  readonly reserve?: number;
  /** Milliseconds between two looks. */
  readonly interval?: number;
  /** Free bytes of the file system. */
  readonly free: () => Promise<number>;
}

/** Two segments of PostgreSQL's log: to fill them between two looks takes 128 MB a second. */
const defaultReserve = 32 * 1024 * 1024;
const defaultInterval = 250;
/** Operators are told so often while room is short, milliseconds. */
const tellEvery = 60_000;

/** Bytes that are free for ordinary accounts on the file system of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Looks after the room on the disk of an embedded database. */
export function watchDisk({
  log,
  free,
  reserve = defaultReserve,
  interval = defaultInterval,
}: DiskWatchOptions): DiskWatch {
  const throttle = createThrottle(tellEvery);
  let isShort = false;
  const look = async () => {
    const left = await free();
    const wasShort = isShort;
    isShort = left < reserve;
    if (isShort)
      throttle(() => log.error({ left, reserve }, 'the disk is full: writes are refused'));
    else if (wasShort) log.warn({ left }, 'there is room on the disk again');
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'the room on the disk is unknown'));
  }, interval).unref();
  return { isShort: () => isShort, stop: () => clearInterval(timer) };
}
