import { Counter, Gauge } from 'prom-client';

/** What /metrics says of live connections. */
export function createSocketMetrics() {
  return {
    connections: new Gauge({
      name: 'socket_connections',
      help: 'Live connections that are open, signed in or not yet',
      registers: [],
    }),
    frames: new Counter({
      name: 'socket_frames_total',
      help: 'Frames of live connections, by direction',
      labelNames: ['direction'] as const,
      registers: [],
    }),
    closes: new Counter({
      name: 'socket_closes_total',
      help: 'Live connections that were closed, by close code',
      labelNames: ['code'] as const,
      registers: [],
    }),
  };
}

export type SocketMetrics = ReturnType<typeof createSocketMetrics>;
