import type { Pack } from '@stratum/content/pack';
import { api } from '@stratum/contract/api';
import type { OperatorFacts } from '@stratum/contract/operator';
import { apiBase } from '@stratum/contract/route';
import { socketPath } from '@stratum/contract/socket-protocol';
import type { FastifyInstance } from 'fastify';
import type { Metric } from 'prom-client';
import { installOutboxPage, type Outboxes } from './demo/outbox-page.ts';
import { accountDataDomain } from './domains/account-data/domain.ts';
import { administratorsDomain } from './domains/administrators/domain.ts';
import { assessmentsDomain } from './domains/assessments/domain.ts';
import { forgetAssessments } from './domains/assessments/index.ts';
import { authDomain } from './domains/auth/domain.ts';
import {
  createAuthLimiter,
  createConfirmOwner,
  createFindCaller,
  createFindEndedSessions,
} from './domains/auth/index.ts';
import { blocksDomain } from './domains/blocks/domain.ts';
import type { Meeting } from './domains/blocks/index.ts';
import { boardsDomain } from './domains/boards/domain.ts';
import { installCalendarFile } from './domains/calendar-feed/calendar-file.ts';
import { calendarFeedDomain } from './domains/calendar-feed/domain.ts';
import { chaptersDomain } from './domains/chapters/domain.ts';
import { serveFilms } from './domains/chapters/films.ts';
import { chatDomain } from './domains/chat/domain.ts';
import {
  createChatPort,
  createGoalCards,
  createTellFiveWins,
  hasWrittenTo,
  messageFileReader,
} from './domains/chat/index.ts';
import { clientErrorsDomain } from './domains/client-errors/domain.ts';
import { consentsDomain } from './domains/consents/domain.ts';
import { dailyWinsDomain } from './domains/daily-wins/domain.ts';
import { createCheckinActs } from './domains/daily-wins/index.ts';
import { goalsDomain } from './domains/goals/domain.ts';
import { createGoalPort, forgetGoalSources } from './domains/goals/index.ts';
import { groupsDomain } from './domains/groups/domain.ts';
import { groupPictureReader, hasInvited, inOneGroup } from './domains/groups/index.ts';
import { notificationsDomain } from './domains/notifications/domain.ts';
import { installUnsubscribePage } from './domains/notifications/unsubscribe-page.ts';
import { organizationsDomain } from './domains/organizations/domain.ts';
import { createFindOrganization } from './domains/organizations/index.ts';
import { performanceDomain } from './domains/performance/domain.ts';
import { placesDomain } from './domains/places/domain.ts';
import type { Gazetteer, PlaceSearch } from './domains/places/index.ts';
import { profileDomain } from './domains/profile/domain.ts';
import { pushDomain } from './domains/push/domain.ts';
import { createPushChannel } from './domains/push/index.ts';
import { remindersDomain } from './domains/reminders/domain.ts';
import { createReminderActs } from './domains/reminders/index.ts';
import { reportsDomain } from './domains/reports/domain.ts';
import { type CrisisHelpSettings, siteDomain } from './domains/site/domain.ts';
import { uploadsDomain } from './domains/uploads/domain.ts';
import { createInbox, type FileReader, uploadDeps } from './domains/uploads/index.ts';
import { serveCaptions } from './domains/videos/captions.ts';
import { videosDomain } from './domains/videos/domain.ts';
import { serveLessons } from './domains/videos/lesson-files.ts';
import { weeklyReviewDomain } from './domains/weekly-review/domain.ts';
import { forgetReviewedLevels } from './domains/weekly-review/index.ts';
import { createAuditRead } from './platform/audit/audit-read.ts';
import type { Clock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/database.ts';
import type { DiskWatch } from './platform/disk.ts';
import { type Domain, domainsOf } from './platform/domain.ts';
import { type BindDeps, bind } from './platform/http/bind.ts';
import {
  type CallLimits,
  createFrameLimit,
  createWriteLimit,
  installNetworkLimit,
} from './platform/http/call-limits.ts';
import { installCspReports } from './platform/http/csp-report.ts';
import { installDiskGuard } from './platform/http/disk-guard.ts';
import { installDocs } from './platform/http/docs.ts';
import { installHealth } from './platform/http/health.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { createHttpServer, installApiNotFound } from './platform/http/server.ts';
import { createRunOnce } from './platform/idempotency/run-once.ts';
import type { PictureDecoder } from './platform/images/picture-decoder.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { createLive } from './platform/live/live.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail/mail.ts';
import type { OidcProvider } from './platform/oidc/provider.ts';
import { servePages } from './platform/pages/serve-pages.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import type { SmsSender } from './platform/sms/sms.ts';
import type { AnyStorage } from './platform/storage/create-storage.ts';
import { installLocalStorage } from './platform/storage/local-routes.ts';
import type { PushSender } from './platform/web-push/push-sender.ts';

/** Everything the product needs from outside; tests hand in their own. */
export interface Deps {
  readonly log: Log;
  readonly clock: Clock;
  readonly database: DatabaseConnection;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly push: PushSender;
  readonly gazetteer: Gazetteer;
  /** Asked before the gazetteer where it is there. */
  readonly googlePlaces: PlaceSearch | null;
  /** Who signs people in besides us. */
  readonly signInProvider: OidcProvider | null;
  readonly secrets: Secrets;
  readonly storage: AnyStorage;
  readonly decoder: PictureDecoder;
  readonly pack: Pack;
  readonly publicUrl: string;
  readonly trustProxy: number;
  readonly hstsSubdomains: boolean;
  readonly callLimits: CallLimits;
  /** Multiplies what networks may do in a time. */
  readonly rateLimitFactor: number;
  readonly disk: Pick<DiskWatch, 'isShort'>;
  readonly operator: OperatorFacts;
  readonly crisisHelp: CrisisHelpSettings;
  /** Folder of the built pages; without it the API alone is served. */
  readonly pagesDir: string | null;
  /** Whether browsers keep the app for when there is no network. */
  readonly serviceWorker: boolean;
  /** What was mailed and texted, shown to everybody: for the demo only. */
  readonly outbox: Outboxes | null;
}

/** Who may read a file besides its owner: a rule of each domain that shows files to others. */
const fileReaders: readonly FileReader[] = [groupPictureReader, messageFileReader];

/** How people come to know of each other: whoever has met somebody may block or report them. */
const meetings: readonly Meeting[] = [inOneGroup, hasInvited, hasWrittenTo];

/** What is deleted with the consent to keep answers: these, and all that has a level in it. */
const onWithdrawal = [forgetAssessments, forgetGoalSources, forgetReviewedLevels] as const;

/** What the product is made of. A route of the contract that no domain answers does not compile. */
export function productDomains(deps: Deps) {
  const { clock, pack } = deps;
  const { db } = deps.database;
  const uploads = uploadDeps(deps);
  const cards = createGoalCards({ clock });
  const findOrganization = createFindOrganization(deps.database);
  const limiter = createAuthLimiter(deps.database.pool, deps.rateLimitFactor);
  const owners = [
    authDomain({ ...deps, limiter, findOrganization }),
    organizationsDomain({ findOrganization }),
    profileDomain({ ...deps, uploads, findOrganization }),
    uploadsDomain(uploads, fileReaders),
    assessmentsDomain({ db, clock, pack, findOrganization }),
    consentsDomain({ db, clock, pack, onWithdrawal }),
    chaptersDomain({ db, clock, pack }),
    notificationsDomain({
      ...deps,
      db,
      push: createPushChannel({
        ...deps,
        answersTo: [createReminderActs(deps.secrets), createCheckinActs(deps.secrets)],
      }),
    }),
    pushDomain({ ...deps, db }),
    placesDomain(deps),
    administratorsDomain({ db, clock, secrets: deps.secrets }),
    dailyWinsDomain({ ...deps, db, tellFiveWins: createTellFiveWins({ clock }) }),
    goalsDomain({ ...deps, db, cards }),
    remindersDomain({ ...deps, db, goals: createGoalPort({ clock, cards }) }),
    calendarFeedDomain({ ...deps, db }),
    weeklyReviewDomain({ db, clock }),
    groupsDomain({ ...deps, db, chat: createChatPort({ clock }) }),
    chatDomain({ ...deps, db, uploads }),
    boardsDomain({ db, clock }),
    videosDomain({ db, clock }),
    performanceDomain({ db, clock, pack }),
    blocksDomain({ db, clock, meetings }),
    reportsDomain({ ...deps, db, operatorEmail: deps.operator.email, meetings }),
    siteDomain({ ...deps, db }),
    clientErrorsDomain(deps),
  ] as const;
  const personalData = owners.flatMap((domain: Domain) => domain.personalData ?? []);
  const confirmOwner = createConfirmOwner(db, limiter);
  return domainsOf(api, [...owners, accountDataDomain({ ...deps, confirmOwner, personalData })]);
}

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

/**
 * The whole server, not listening yet.
 * @param metrics besides those of the domains
 */
export async function buildApp(
  deps: Deps,
  domains: readonly Domain[],
  metrics: readonly Metric[],
): Promise<FastifyInstance> {
  const { database, clock, log, callLimits } = deps;
  const { db } = database;
  const app = createHttpServer({ ...deps, upgradePath: apiBase + socketPath });
  const findCaller = createFindCaller(db, clock, log);
  const live = createLive({
    ...deps,
    events: db.events,
    findCaller,
    findEndedSessions: createFindEndedSessions(db, clock),
    limitFrames: createFrameLimit(callLimits, clock),
    states: domains.flatMap(({ states }) => states ?? []),
    parts: domains.flatMap((domain) => domain.live ?? []),
  });
  const uploads = uploadDeps(deps);
  installDiskGuard(app, deps.disk);
  installHealth(app, deps);
  installMetrics(app, [
    ...metrics,
    ...live.metrics,
    ...domains.flatMap((domain) => domain.metrics ?? []),
  ]);
  installCspReports(app);
  await app.register(
    async (scope) => {
      installNetworkLimit(scope, callLimits, clock);
      installApiNotFound(scope);
      const bindDeps: BindDeps = {
        db,
        findCaller,
        runOnce: createRunOnce(db, clock),
        limitWrites: createWriteLimit(callLimits, clock),
        auditRead: createAuditRead(db, deps),
      };
      live.install(app, scope);
      for (const { routes } of domains) bind(scope, bindDeps, routes);
    },
    { prefix: apiBase },
  );
  if (deps.storage.kind === 'local') {
    installLocalStorage(app, { storage: deps.storage, clock, inbox: createInbox(uploads) });
  }
  await installUnsubscribePage(app, { ...deps, db });
  await installCalendarFile(app, { ...deps, db });
  await serveFilms(app, deps.pack);
  await serveLessons(app, deps.pack);
  serveCaptions(app, { db });
  await installDocs(app, api);
  if (deps.outbox) await installOutboxPage(app, deps.outbox);
  if (deps.pagesDir) {
    const { origin: fileOrigin } = deps.storage;
    await servePages(app, deps.pagesDir, { ...deps, fileOrigin, recordingPages: ['/ppau'] });
  }
  return app;
}
