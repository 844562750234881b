import type { FastifyInstance } from 'fastify';
import type { Metric } from 'prom-client';
import type { Deps } from './deps.ts';
import { installHealth } from './platform/http/health.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { createHttpServer, installApiNotFound } from './platform/http/server.ts';

/**
 * What a process that only runs jobs answers: those who operate it.
 * @param metrics of its work
 */
export function buildWorkerApp(deps: Deps, metrics: readonly Metric[]): FastifyInstance {
  const app = createHttpServer(deps);
  installHealth(app, deps);
  installMetrics(app, metrics);
  installApiNotFound(app);
  return app;
}
