import type { FastifyInstance } from 'fastify';
import { after, type Clock } from '../clock.ts';

/** Seconds of one stretch; the present one and the one before are told of. */
const stretch = 30 * 60;
/** Milliseconds after which somebody notices that they wait. */
const slowAfter = 1_000;

interface Counts {
  readonly since: Date;
  /** By route. */
  readonly routes: Map<string, { calls: number; slow: number; failed: number }>;
}

interface RouteTimes {
  readonly route: string;
  readonly calls: number;
  readonly slow: number;
  readonly failed: number;
}

/** How the calls of the last half to one hour went, in this process. */
export interface CallTimes {
  add(route: string, milliseconds: number, status: number): void;
  read(): { readonly since: Date; readonly routes: readonly RouteTimes[] };
}

export function createCallTimes(clock: Clock): CallTimes {
  let current: Counts = { since: clock.now(), routes: new Map() };
  let before: Counts | null = null;
  const turn = () => {
    const now = clock.now();
    if (now < after(current.since, stretch)) return;
    before = now < after(current.since, 2 * stretch) ? current : null;
    current = { since: now, routes: new Map() };
  };
  return {
    add(route, milliseconds, status) {
      turn();
      const counts = current.routes.get(route) ?? { calls: 0, slow: 0, failed: 0 };
      counts.calls += 1;
      if (milliseconds > slowAfter) counts.slow += 1;
      if (status >= 500) counts.failed += 1;
      current.routes.set(route, counts);
    },
    read() {
      turn();
      const all = [...(before?.routes ?? []), ...current.routes];
      const byRoute = Map.groupBy(all, ([route]) => route);
      const routes = [...byRoute].map(([route, parts]) => {
        const sum = (key: 'calls' | 'slow' | 'failed') =>
          parts.reduce((total, [, counts]) => total + counts[key], 0);
        return { route, calls: sum('calls'), slow: sum('slow'), failed: sum('failed') };
      });
      return { since: (before ?? current).since, routes };
    },
  };
}

/** Counts every call by its route. */
export function installCallTimes(app: FastifyInstance, times: CallTimes): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route !== undefined) {
      times.add(`${request.method} ${route}`, reply.elapsedTime, reply.statusCode);
    }
    done();
  });
}
