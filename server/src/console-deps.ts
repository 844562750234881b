import type { Deps } from './deps.ts';
import { planEnd, startExport } from './domains/account-data/index.ts';
import {
  type AuthLimiter,
  createConfirmStepUp,
  createSendConfirmationCode,
  createSendResetCode,
} from './domains/auth/index.ts';
import { type ChatPort, passOnAll } from './domains/groups/index.ts';
import { failedJobsWaiting } from './domains/operations/index.ts';
import { ordersList, ordersWaiting } from './domains/orders/index.ts';
import { memberList, organizationList } from './domains/organization-console/index.ts';
import { type PeopleDeps, peopleList } from './domains/people/index.ts';
import { reportList, waitingReports } from './domains/reports/index.ts';
import { promoCodesList } from './domains/shop/index.ts';
import { createSendMail } from './platform/mail/mail-jobs.ts';
import type { PersonalData } from './platform/personal-data.ts';
import type { shopDeps } from './shop-deps.ts';

interface Given {
  readonly limiter: AuthLimiter;
  readonly chat: ChatPort;
  readonly shop: ReturnType<typeof shopDeps>;
}

/** What the operator's console is given: what waits, lists, and acts of other domains. */
export function consoleDeps(deps: Deps, { limiter, chat, shop }: Given) {
  const { clock, jobs, secrets } = deps;
  const { db } = deps.database;
  const stepUp = { db, clock, jobs, limiter, otpKey: secrets.otpKey };
  const ending = { ...deps, sendMail: createSendMail(jobs) };
  const confirmStepUp = createConfirmStepUp(stepUp);
  return {
    confirmStepUp,
    console: {
      ...deps,
      db,
      sendConfirmationCode: createSendConfirmationCode(stepUp),
      confirmStepUp,
      waiting: [waitingReports, failedJobsWaiting(jobs), ordersWaiting(shop.orders)],
      lists: {
        people: peopleList({ db }),
        organizations: organizationList({ db }),
        organization_members: memberList({ db }),
        reports: reportList({ db }),
        orders: ordersList(shop.orders),
        promo_codes: promoCodesList(shop.shop),
      },
    },
    people: (personalData: readonly PersonalData[]): PeopleDeps => ({
      ...deps,
      db,
      personalData,
      confirmStepUp,
      sendResetCode: createSendResetCode(stepUp),
      passOnGroups: (tx, userId) => passOnAll(tx, { clock, chat }, userId),
      startExport: (tx, userId) => startExport(tx, deps, userId),
      planEnd: (tx, user, endSessions) => planEnd(tx, ending, user, endSessions),
    }),
  };
}
