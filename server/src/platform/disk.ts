import { statfs } from 'node:fs/promises';
import { Gauge, type Metric } from 'prom-client';
import type { Log } from './log.ts';
import { createThrottle } from './throttle.ts';

/** `short`: nothing more should be written; `filling`: it will come to that. */
export type Room = 'enough' | 'filling' | 'short';

export interface DiskWatch {
  /** Whether so little room is left that nothing more should be written. */
  isShort(): boolean;
  readonly metrics: readonly Metric[];
  /** Calls it as it gets worse, each hour once at most, and at once where it is bad. */
  onLess(tell: (room: Exclude<Room, 'enough'>) => void): void;
  stop(): void;
}

interface DiskWatchOptions {
  readonly log: Log;
  /** Free bytes that are kept for the database: without its next WAL segment it ends, and reads with it. */
  readonly reserve?: number;
  /** Free bytes below which the operator is told. */
  readonly early?: number;
  /** Milliseconds between two checks. */
  readonly interval?: number;
  /** Free bytes of the file system. */
  readonly free: () => Promise<number>;
}

const megabyte = 1024 * 1024;
/** Two WAL segments of PostgreSQL: to fill them between two checks takes 128 MB a second. */
const defaultReserve = 32 * megabyte;
const defaultEarly = 1024 * megabyte;
const defaultInterval = 250;
/** Milliseconds between two lines of the log while room is short, and while it will be. */
const logInterval = { short: 60_000, filling: 3_600_000 };
/** Milliseconds between two times that whoever listens is told the same: room comes and goes at the bound. */
const tellInterval = 3_600_000;

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
  early = defaultEarly,
  interval = defaultInterval,
}: DiskWatchOptions): DiskWatch {
  const throttles = {
    short: createThrottle(logInterval.short),
    filling: createThrottle(logInterval.filling),
  };
  const tellings = { short: createThrottle(tellInterval), filling: createThrottle(tellInterval) };
  const { metrics, set } = diskMetrics();
  const listeners: ((room: Exclude<Room, 'enough'>) => void)[] = [];
  let room: Room = 'enough';
  const check = async () => {
    const left = await free();
    const before = room;
    room = left < reserve ? 'short' : left < early ? 'filling' : 'enough';
    set(left, room === 'short');
    if (room === 'short')
      throttles.short(() => log.error({ left, reserve }, 'the disk is full: writes are refused'));
    else if (before === 'short') log.warn({ left }, 'there is room on the disk again');
    else if (room === 'filling') throttles.filling(() => log.warn({ left }, 'the disk is filling'));
    const now = room;
    if (isWorse(now, before)) tellings[now](() => listeners.forEach((tell) => tell(now)));
  };
  const timer = setInterval(() => {
    check().catch((error: unknown) => log.warn({ err: error }, 'the room on the disk is unknown'));
  }, interval).unref();
  return {
    isShort: () => room === 'short',
    metrics,
    onLess(tell) {
      listeners.push(tell);
      if (room !== 'enough') tell(room);
    },
    stop: () => clearInterval(timer),
  };
}

function isWorse(room: Room, before: Room): room is Exclude<Room, 'enough'> {
  const rooms: readonly Room[] = ['enough', 'filling', 'short'];
  return rooms.indexOf(room) > rooms.indexOf(before);
}

function diskMetrics() {
  const left = new Gauge({
    name: 'disk_free_bytes',
    help: 'Bytes that are free on the disk of the embedded database',
    registers: [],
  });
  const refused = new Gauge({
    name: 'disk_writes_refused',
    help: '1 while writes are refused, since the disk of the embedded database is full',
    registers: [],
  });
  const set = (bytes: number, isShort: boolean) => {
    left.set(bytes);
    refused.set(isShort ? 1 : 0);
  };
  return { metrics: [left, refused], set };
}
