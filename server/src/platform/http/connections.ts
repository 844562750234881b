import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/network.ts';
import type { Log } from '../log.ts';
import { createThrottle } from '../throttle.ts';

/** How many connections may be open at once. */
export interface ConnectionLimits {
  readonly overall: number;
  /** Of one network; behind proxies all connections are theirs, and this does not count. */
  readonly perNetwork: number;
}

const mostConnections = 10_000;
/** Descriptors for each connection, which may read a file, and for the database and the pages. */
const shareOfDescriptors = 0.5;
/** Browsers behind one address open six each. */
const fewestPerNetwork = 64;

/** Limits that leave descriptors for files and the database, and room for others than one network. */
export function connectionLimits(descriptors: number = openFilesLimit()): ConnectionLimits {
  const overall = Math.min(mostConnections, Math.floor(descriptors * shareOfDescriptors));
  return { overall, perNetwork: Math.max(fewestPerNetwork, Math.floor(overall / 10)) };
}

/** Descriptors that this process may have open; what any system allows where it does not say. */
function openFilesLimit(): number {
  try {
    const [, limit] =
      /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(limit ?? 1_024);
  } catch {
    return 1_024;
  }
}

/** Closes connections beyond the limits before anything is read from them. */
export function limitConnections(server: Server, limits: ConnectionLimits, log: Log): void {
  const throttle = createThrottle(60_000);
  const tell = (reason: object) =>
    throttle((heldBack) => log.warn({ ...reason, heldBack }, 'connections are refused'));
  server.maxConnections = limits.overall;
  server.on('drop', () => tell({ overall: limits.overall }));
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > limits.perNetwork) {
      tell({ perNetwork: limits.perNetwork });
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
