import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/network.ts';
import type { Log } from '../log.ts';
import { createThrottle } from '../throttle.ts';

/** How many connections may be open at once. */
export interface ConnectionLimits {
  readonly overall: number;
  /** Of one network. Behind proxies this does not count: all connections come from them. */
  readonly perNetwork: number;
}

const maxConnections = 10_000;
/** The other half is for the files that answers are read from, the database and the pages. */
const shareOfDescriptors = 0.5;
/** Browsers behind one address open six each. */
const minPerNetwork = 64;

/** Limits that leave descriptors for files and the database, and room for others than one network. */
export function connectionLimits(descriptors: number = openFilesLimit()): ConnectionLimits {
  const overall = Math.min(maxConnections, Math.floor(descriptors * shareOfDescriptors));
  return { overall, perNetwork: Math.max(minPerNetwork, Math.floor(overall / 10)) };
}

/** Descriptors that this process may have open; 1,024, a common default, where /proc does not say. */
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
  const report = (reason: object) =>
    throttle((heldBack) => log.warn({ ...reason, heldBack }, 'connections are refused'));
  server.maxConnections = limits.overall;
  server.on('drop', () => report({ overall: limits.overall }));
  // A network that may have all of them is not counted: each connection would hold a listener.
  if (limits.perNetwork >= limits.overall) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > limits.perNetwork) {
      report({ perNetwork: limits.perNetwork });
      socket.destroy();
      return;
    }
    open.set(network, count);
    // It closes once; a listener of one time would be wrapped in more.
    socket.on('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
