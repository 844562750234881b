import type { Pack } from '@stratum/content/pack';
import { api } from '@stratum/contract/api';
import { apiBase } from '@stratum/contract/route';
import type { FastifyInstance } from 'fastify';
import { installOutboxPage } from './demo/outbox-page.ts';
import { assessmentStatus } from './domains/assessments/index.ts';
import { installAssessments } from './domains/assessments/routes.ts';
import { type AssessmentStanding, createFindCaller } from './domains/auth/index.ts';
import { installAuth } from './domains/auth/routes.ts';
import { installProfile } from './domains/profile/routes.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import type { BindPorts } from './platform/http/bind.ts';
import { installCspReports } from './platform/http/csp-report.ts';
import { installDocs } from './platform/http/docs.ts';
import { installHealth } from './platform/http/health.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { createHttpServer, installApiNotFound } from './platform/http/server.ts';
import { createRunOnce } from './platform/idempotency/run-once.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import { servePages } from './platform/pages/serve-pages.ts';
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
  /** Folder of the built pages; without it the API alone is served. */
  readonly pagesDir: string | null;
  /** What was mailed, shown to everybody: for the demo only. */
  readonly outbox: Outbox | null;
}

/** The whole server, not listening yet. */
export async function buildApp(ports: Ports): Promise<FastifyInstance> {
  const { database, clock } = ports;
  const app = createHttpServer(ports);
  installHealth(app, database.pool);
  installMetrics(app);
  installCspReports(app);
  await app.register(
    async (scope) => {
      const bindPorts: BindPorts = {
        db: database.db,
        findCaller: createFindCaller(database.db, clock, ports.log),
        runOnce: createRunOnce(database.db, clock),
      };
      const assessments = { db: database.db, clock, pack: ports.pack };
      const assessmentStanding: AssessmentStanding = (userId) =>
        assessmentStatus(assessments, userId);
      installApiNotFound(scope);
      installAuth(scope, bindPorts, { ...ports, assessmentStanding });
      installProfile(scope, bindPorts, { ...ports, assessmentStanding });
      installAssessments(scope, bindPorts, assessments);
    },
    { prefix: apiBase },
  );
  await installDocs(app, api);
  if (ports.outbox) await installOutboxPage(app, ports.outbox);
  if (ports.pagesDir) await servePages(app, ports.pagesDir, ports.publicUrl);
  return app;
}
