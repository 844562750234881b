import type { Pack } from '@stratum/content/pack';
import { api } from '@stratum/contract/api';
import type { OperatorFacts } from '@stratum/contract/operator';
import { apiBase } from '@stratum/contract/route';
import type { FastifyInstance } from 'fastify';
import { installOutboxPage, type Outboxes } from './demo/outbox-page.ts';
import { accountDataPart } from './domains/account-data/index.ts';
import { installAccountData } from './domains/account-data/routes.ts';
import { assessmentStatus, assessmentsPart } from './domains/assessments/index.ts';
import { installAssessments } from './domains/assessments/routes.ts';
import { type AssessmentStanding, authPart, createFindCaller } from './domains/auth/index.ts';
import { installAuth } from './domains/auth/routes.ts';
import { serveFilms } from './domains/chapters/films.ts';
import { chaptersPart } from './domains/chapters/index.ts';
import { installChapters } from './domains/chapters/routes.ts';
import { notificationsPart } from './domains/notifications/index.ts';
import { installNotifications } from './domains/notifications/routes.ts';
import { createFindOrganization } from './domains/organizations/index.ts';
import { installOrganizations } from './domains/organizations/routes.ts';
import type { Gazetteer, PlaceSearch } from './domains/places/index.ts';
import { installPlaces } from './domains/places/routes.ts';
import { installProfile } from './domains/profile/routes.ts';
import { createInbox, type FileReader, uploadNeeds, uploadsPart } from './domains/uploads/index.ts';
import { installUploads } from './domains/uploads/routes.ts';
import type { AccountPart } from './platform/account-parts.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import type { BindPorts } from './platform/http/bind.ts';
import { installCspReports } from './platform/http/csp-report.ts';
import { installDocs } from './platform/http/docs.ts';
import { installHealth } from './platform/http/health.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { createHttpServer, installApiNotFound } from './platform/http/server.ts';
import { createRunOnce } from './platform/idempotency/run-once.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { OidcProvider } from './platform/oidc/provider.ts';
import { servePages } from './platform/pages/serve-pages.ts';
import { installSite } from './platform/pages/site-route.ts';
import type { Secrets } from './platform/secrets.ts';
import type { SmsSender } from './platform/sms/sms.ts';
import type { AnyStorage } from './platform/storage/create-storage.ts';
import { installLocalStorage } from './platform/storage/local-routes.ts';

/** Everything the product needs from outside; tests hand in their own. */
export interface Ports {
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly gazetteer: Gazetteer;
  /** Asked before the gazetteer where it is there. */
  readonly googlePlaces: PlaceSearch | null;
  /** Who signs people in besides us. */
  readonly signInProvider: OidcProvider | null;
  readonly secrets: Secrets;
  readonly storage: AnyStorage;
  readonly pack: Pack;
  readonly publicUrl: string;
  readonly trustProxy: number;
  readonly operator: OperatorFacts;
  /** Folder of the built pages; without it the API alone is served. */
  readonly pagesDir: string | null;
  /** What was mailed and texted, shown to everybody: for the demo only. */
  readonly outbox: Outboxes | null;
}

/** Who may read a file besides its owner: a rule of each domain that shows files to others. */
const fileReaders: readonly FileReader[] = [];

/** The whole server, not listening yet. */
export async function buildApp(ports: Ports): Promise<FastifyInstance> {
  const { database, clock } = ports;
  const app = createHttpServer(ports);
  const uploads = uploadNeeds(ports);
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
      const findOrganization = createFindOrganization(database);
      installAuth(scope, bindPorts, { ...ports, assessmentStanding, findOrganization });
      installOrganizations(scope, bindPorts, findOrganization);
      installProfile(scope, bindPorts, {
        ...ports,
        uploads,
        assessmentStanding,
        findOrganization,
      });
      installUploads(scope, bindPorts, uploads, fileReaders);
      installAssessments(scope, bindPorts, { ...assessments, findOrganization });
      installChapters(scope, bindPorts, { db: database.db, clock, pack: ports.pack });
      installAccountData(scope, bindPorts, { ...ports, parts: accountParts(ports) });
      installNotifications(scope, bindPorts, { db: database.db, clock });
      installPlaces(scope, bindPorts, ports);
      installSite(scope, bindPorts, ports.operator);
    },
    { prefix: apiBase },
  );
  if (ports.storage.kind === 'local') {
    installLocalStorage(app, { storage: ports.storage, clock, inbox: createInbox(uploads) });
  }
  await serveFilms(app, ports.pack);
  await installDocs(app, api);
  if (ports.outbox) await installOutboxPage(app, ports.outbox);
  if (ports.pagesDir) {
    await servePages(app, ports.pagesDir, { ...ports, fileOrigin: ports.storage.origin });
  }
  return app;
}

/** What every domain holds of a person, for the archive of an account and for its end. */
export function accountParts(
  ports: Pick<Ports, 'pack' | 'clock' | 'storage' | 'jobs'>,
): AccountPart[] {
  return [
    authPart,
    assessmentsPart(ports.pack),
    chaptersPart,
    notificationsPart,
    uploadsPart(ports),
    accountDataPart(ports.jobs),
  ];
}
