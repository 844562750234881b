import type { Locale } from '@stratum/contract/locale';
import { maxFrameBytes, socketPath } from '@stratum/contract/socket-protocol';
import type { FastifyInstance } from 'fastify';
import type { Metric } from 'prom-client';
import { WebSocketServer } from 'ws';
import type { EventBus } from '../events/event-bus.ts';
import { AppError } from '../http/app-error.ts';
import type { FindCaller } from '../http/bind.ts';
import { localeOf } from '../http/locale.ts';
import { dispatchUpgrades, takeUpgrade } from '../http/upgrade.ts';
import type { Spend } from '../limits/memory-limiter.ts';
import type { Log } from '../log.ts';
import { closeAll } from './close-all.ts';
import { Connection, type ConnectionDeps, LiveSocket } from './connection.ts';
import { createSessionCheck, type FindEndedSessions } from './ended-sessions.ts';
import type { LivePart } from './frames.ts';
import { createHub } from './hub.ts';
import { createSocketMetrics } from './metrics.ts';
import { isOwnOrigin } from './origin.ts';
import { createPulse } from './pulse.ts';
import type { StateReaders } from './states.ts';

interface LiveDeps {
  readonly log: Log;
  readonly events: EventBus;
  readonly publicUrl: string;
  readonly findCaller: FindCaller;
  readonly findEndedSessions: FindEndedSessions;
  /** Counts a frame of a person. */
  readonly limitFrames: Spend;
  readonly states: readonly StateReaders[];
  readonly parts: readonly LivePart[];
}

/** The live connections of a process, as docs/socket.md describes them. */
export interface Live {
  readonly metrics: readonly Metric[];
  /** @param api the scope of the calls: their limits hold for upgrades, too */
  install(app: FastifyInstance, api: FastifyInstance): void;
}

export function createLive(deps: LiveDeps): Live {
  const metrics = createSocketMetrics();
  const hub = createHub(deps);
  const sessionCheck = createSessionCheck({ ...deps, hub });
  const pulse = createPulse();
  const connectionDeps: ConnectionDeps = {
    ...deps,
    hub,
    metrics,
    endOver: sessionCheck.endOver,
    onClose: pulse.remove,
  };
  const accept = (socket: LiveSocket, locale: Locale) => {
    pulse.add(new Connection(connectionDeps, socket, locale));
    metrics.connections.inc();
  };
  return {
    metrics: Object.values(metrics),
    install(app, api) {
      let isStopping = false;
      const running = [sessionCheck.start(), ...deps.parts.map((part) => part.start())];
      dispatchUpgrades(app);
      routeUpgrades(api, deps.publicUrl, accept, () => isStopping);
      app.addHook('preClose', async () => {
        isStopping = true;
        await closeAll(pulse.connections);
        pulse.stop();
        hub.close();
        await Promise.all(running.map((each) => each.stop()));
      });
    },
  };
}

function routeUpgrades(
  api: FastifyInstance,
  publicUrl: string,
  accept: (socket: LiveSocket, locale: Locale) => void,
  isStopping: () => boolean,
): void {
  const server = new WebSocketServer({
    WebSocket: LiveSocket,
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
  });
  api.get(socketPath, async (request, reply) => {
    if (isStopping()) throw new AppError('something_went_wrong', { status: 503, retryAfter: 2 });
    if (!isOwnOrigin(request.headers, publicUrl)) throw new AppError('forbidden');
    const { socket, head } = takeUpgrade(request, reply);
    const locale = localeOf(request);
    server.handleUpgrade(request.raw, socket, head, (client) => accept(client, locale));
  });
}
