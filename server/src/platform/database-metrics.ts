import { Gauge, type Metric } from 'prom-client';
import type { DatabaseConnection } from './database.ts';

/** What /metrics says of this process's connections to the database. */
export function createDatabaseMetrics({ pool }: Pick<DatabaseConnection, 'pool'>): Metric[] {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state: busy, idle; and waiting, requests that wait for one',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      connections.set({ state: 'idle' }, pool.idleCount);
      connections.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return [connections];
}
