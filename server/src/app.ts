import type { Pack } from '@stratum/content/pack';
import { apiBase } from '@stratum/contract/route';
import type { FastifyInstance } from 'fastify';
import { installAssessments } from './domains/assessments/routes.ts';
import { createFindCaller } from './domains/auth/index.ts';
import { installAuth } from './domains/auth/routes.ts';
import { installProfile } from './domains/profile/routes.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import type { BindPorts } from './platform/http/bind.ts';
import { installCspReports } from './platform/http/csp-report.ts';
import { installHealth } from './platform/http/health.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { createHttpServer, installApiNotFound } from './platform/http/server.ts';
import { createRunOnce } from './platform/idempotency/run-once.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { Secrets } from './platform/secrets.ts';

/** Everything the product needs from outside; tests hand in their own. */
export interface Ports {
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly mailer: Mailer;
  readonly secrets: Secrets;
  readonly pack: Pack;
  readonly publicUrl: string;
  readonly trustProxy: number;
}

/** The whole server, not listening yet. */
export async function buildApp(ports: Ports): Promise<FastifyInstance> {
  const { database, clock } = ports;
  const app = createHttpServer(ports);
  installHealth(app, database.pool);
  installMetrics(app);
  installCspReports(app);
  await app.register(
    async (api) => {
      const bindPorts: BindPorts = {
        findCaller: createFindCaller(database.db, clock),
        runOnce: createRunOnce(database.db, clock),
      };
      installApiNotFound(api);
      installAuth(api, bindPorts, ports);
      installProfile(api, bindPorts, ports);
      installAssessments(api, bindPorts, { db: database.db, clock, pack: ports.pack });
    },
    { prefix: apiBase },
  );
  return app;
}
