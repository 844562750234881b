import { api } from '@stratum/contract/api';
import { apiBase } from '@stratum/contract/route';
import { socketPath } from '@stratum/contract/socket-protocol';
import type { FastifyInstance } from 'fastify';
import type { Metric } from 'prom-client';
import { consoleDeps } from './console-deps.ts';
import { installOutboxPage } from './demo/outbox-page.ts';
import type { Deps } from './deps.ts';
import { accountDataDomain } from './domains/account-data/domain.ts';
import { administratorsDomain } from './domains/administrators/domain.ts';
import { assessmentsDomain } from './domains/assessments/domain.ts';
import { attachmentsDomain } from './domains/attachments/domain.ts';
import { authDomain } from './domains/auth/domain.ts';
import {
  type ConfirmStepUp,
  createAuthLimiter,
  createConfirmOwner,
  createFindCaller,
  createFindEndedSessions,
  type IsInvited,
  ownersOnly,
} from './domains/auth/index.ts';
import { blocksDomain } from './domains/blocks/domain.ts';
import { boardsDomain } from './domains/boards/domain.ts';
import { calendarFeedDomain } from './domains/calendar-feed/domain.ts';
import { chaptersDomain } from './domains/chapters/domain.ts';
import { chatDomain } from './domains/chat/domain.ts';
import {
  createChatPort,
  createGoalCards,
  createItemCards,
  createTellFiveWins,
} from './domains/chat/index.ts';
import { clientErrorsDomain } from './domains/client-errors/domain.ts';
import { collectionDomain } from './domains/collection/domain.ts';
import { consentsDomain } from './domains/consents/domain.ts';
import { consoleDomain } from './domains/console/domain.ts';
import { contentPacksDomain } from './domains/content-packs/domain.ts';
import { dailyWinsDomain } from './domains/daily-wins/domain.ts';
import { deliveriesDomain } from './domains/deliveries/domain.ts';
import { goalsDomain } from './domains/goals/domain.ts';
import { createGoalPort } from './domains/goals/index.ts';
import { groupsDomain } from './domains/groups/domain.ts';
import { isAwaited } from './domains/groups/index.ts';
import { invoicesDomain } from './domains/invoices/domain.ts';
import { newsDomain } from './domains/news/domain.ts';
import { notificationsDomain } from './domains/notifications/domain.ts';
import { operationsDomain } from './domains/operations/domain.ts';
import { ordersDomain } from './domains/orders/domain.ts';
import { organizationConsoleDomain } from './domains/organization-console/domain.ts';
import { organizationsDomain } from './domains/organizations/domain.ts';
import { createFindOrganization } from './domains/organizations/index.ts';
import { paymentsDomain } from './domains/payments/domain.ts';
import { peopleDomain } from './domains/people/domain.ts';
import { peoplePersonalData } from './domains/people/index.ts';
import { performanceDomain } from './domains/performance/domain.ts';
import { placesDomain } from './domains/places/domain.ts';
import { profileDomain } from './domains/profile/domain.ts';
import { pushDomain } from './domains/push/domain.ts';
import { remindersDomain } from './domains/reminders/domain.ts';
import { reportsDomain } from './domains/reports/domain.ts';
import { sharedItemsDomain } from './domains/shared-items/domain.ts';
import { createSharedCopies } from './domains/shared-items/index.ts';
import { shippingDomain } from './domains/shipping/domain.ts';
import { shopDomain } from './domains/shop/domain.ts';
import { pictureIn } from './domains/shop/index.ts';
import { siteDomain } from './domains/site/domain.ts';
import { uploadsDomain } from './domains/uploads/domain.ts';
import { uploadDeps } from './domains/uploads/index.ts';
import { videosDomain } from './domains/videos/domain.ts';
import { weeklyReviewDomain } from './domains/weekly-review/domain.ts';
import { installFiles } from './install-files.ts';
import { withNotedDeliveries } from './noted-deliveries.ts';
import { createAuditRead } from './platform/audit/audit-read.ts';
import { type Domain, domainsOf } from './platform/domain.ts';
import { type BindDeps, bind } from './platform/http/bind.ts';
import {
  createFrameLimit,
  createWriteLimit,
  installNetworkLimit,
} from './platform/http/call-limits.ts';
import { installCallTimes } from './platform/http/call-times.ts';
import { installCspReports } from './platform/http/csp-report.ts';
import { installDiskGuard } from './platform/http/disk-guard.ts';
import { installDocs } from './platform/http/docs.ts';
import { installHealth } from './platform/http/health.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { createHttpServer, installApiNotFound } from './platform/http/server.ts';
import { createRunOnce } from './platform/idempotency/run-once.ts';
import { createLive } from './platform/live/live.ts';
import { servePages } from './platform/pages/serve-pages.ts';
import { pushChannel } from './push-channel.ts';
import { fileReaders, meetings, onWithdrawal } from './shared-rules.ts';
import { paymentDeps, shopDeps } from './shop-deps.ts';

/** What the product is made of. A route of the contract that no domain answers does not compile. */
export function productDomains(given: Deps) {
  const deps = withNotedDeliveries(given);
  const { clock, pack } = deps;
  const { db } = deps.database;
  const uploads = uploadDeps(deps);
  const shop = shopDeps(deps);
  const cards = createGoalCards({ clock });
  const copies = createSharedCopies({ clock });
  const chat = createChatPort({ ...deps, copies });
  const quota = deps.collectionQuota;
  const findOrganization = createFindOrganization(deps.database);
  const limiter = createAuthLimiter(deps.database.pool, deps.rateLimitFactor);
  const isInvited: IsInvited = (tx, email) => isAwaited(tx, email, clock.now());
  const operators = consoleDeps(deps, { limiter, chat, shop });
  const { confirmStepUp } = operators;
  const reporting = { operatorEmail: deps.operator.email, meetings, confirmStepUp };
  const owners = [
    authDomain({ ...deps, limiter, findOrganization, isInvited }),
    organizationsDomain({ findOrganization }),
    profileDomain({ ...deps, uploads, findOrganization }),
    uploadsDomain(uploads, fileReaders, quota),
    assessmentsDomain({ db, clock, pack, packOf: deps.packs.ofVersion, findOrganization }),
    consentsDomain({ db, clock, pack, onWithdrawal }),
    chaptersDomain({ db, clock, pack }),
    notificationsDomain({ ...deps, db, push: pushChannel(deps) }),
    pushDomain({ ...deps, db }),
    placesDomain(deps),
    ...operatorDomains(deps, operators, uploads),
    deliveriesDomain({ db, clock }),
    dailyWinsDomain({ ...deps, db, tellFiveWins: createTellFiveWins({ clock }) }),
    goalsDomain({ ...deps, db, cards }),
    remindersDomain({ ...deps, db, goals: createGoalPort({ clock, cards }) }),
    calendarFeedDomain({ ...deps, db }),
    weeklyReviewDomain({ db, clock }),
    groupsDomain({ ...deps, db, chat }),
    chatDomain({ ...deps, db, uploads, copies }),
    boardsDomain({ db, clock }),
    videosDomain({ ...deps, db }),
    performanceDomain({ ...deps, db }),
    collectionDomain({ ...deps, db, uploads, quota }),
    blocksDomain({ db, clock, meetings }),
    reportsDomain({ ...deps, ...reporting, db, chat, copies }),
    attachmentsDomain({ db, clock }),
    sharedItemsDomain({ ...deps, db, uploads, quota, cards: createItemCards({ clock }) }),
    ...tradeDomains(deps, shop, confirmStepUp),
    newsDomain({ ...deps, db, pictureIn }),
    siteDomain({ ...deps, db }),
    clientErrorsDomain(deps),
  ] as const;
  const personalData = [
    ...owners.flatMap((domain: Domain) => domain.personalData ?? []),
    peoplePersonalData,
  ];
  const confirmOwner = createConfirmOwner(db, limiter);
  return domainsOf(api, [
    ...owners,
    accountDataDomain({ ...deps, confirmOwner, personalData }),
    peopleDomain(operators.people(personalData)),
  ]);
}

/** What administrators look after: the installation, its packs and organizations. */
function operatorDomains(
  deps: Deps,
  { console: shared, confirmStepUp }: ReturnType<typeof consoleDeps>,
  uploads: ReturnType<typeof uploadDeps>,
) {
  const given = { ...deps, db: deps.database.db, confirmStepUp };
  return [
    administratorsDomain(given),
    consoleDomain(shared),
    organizationConsoleDomain(given),
    operationsDomain(given),
    contentPacksDomain({ ...given, uploads }),
  ] as const;
}

/** What sells: a shop, its orders, their parcels, money and papers. */
function tradeDomains(
  deps: Deps,
  { shop, orders, shipping }: ReturnType<typeof shopDeps>,
  confirmStepUp: ConfirmStepUp,
) {
  const { db } = deps.database;
  return [
    shopDomain(shop),
    ordersDomain({ ...orders, confirmStepUp }),
    shippingDomain(shipping),
    paymentsDomain(paymentDeps(deps)),
    invoicesDomain({ ...deps, db }),
  ] as const;
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
    // Live connections carry messages: nobody who looks on has one.
    findCaller: ownersOnly(findCaller),
    findEndedSessions: createFindEndedSessions(db, clock),
    limitFrames: createFrameLimit(callLimits, clock),
    states: domains.flatMap(({ states }) => states ?? []),
    parts: domains.flatMap((domain) => domain.live ?? []),
  });
  installDiskGuard(app, deps.disk);
  installHealth(app, deps);
  installMetrics(app, [
    ...metrics,
    ...live.metrics,
    ...domains.flatMap((domain) => domain.metrics ?? []),
  ]);
  installCallTimes(app, deps.callTimes);
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
  await installFiles(app, deps);
  installDocs(app, api);
  if (deps.outbox) await installOutboxPage(app, deps.outbox);
  if (deps.pagesDir) {
    const { origin: fileOrigin } = deps.storage;
    const site = { ...deps, fileOrigin, recordingPages: ['/ppau'] };
    await servePages(app, deps.pagesDir, site, () => deps.publicPages?.current() ?? null);
  }
  return app;
}
