import type { Deps } from './deps.ts';
import { planEnd, startExport } from './domains/account-data/index.ts';
import {
  type AuthLimiter,
  createConfirmStepUp,
  createSendConfirmationCode,
  createSendResetCode,
} from './domains/auth/index.ts';
import { type ChatPort, passOnAll } from './domains/groups/index.ts';
import { type PeopleDeps, peopleList } from './domains/people/index.ts';
import { createSendMail } from './platform/mail/mail-jobs.ts';
import type { PersonalData } from './platform/personal-data.ts';

interface Given {
  readonly limiter: AuthLimiter;
  readonly chat: ChatPort;
}

/** What the operator's console is given: what waits, lists, and acts of other domains. */
export function consoleDeps(deps: Deps, { limiter, chat }: Given) {
  const { clock, jobs, secrets } = deps;
  const { db } = deps.database;
  const stepUp = { db, clock, jobs, limiter, otpKey: secrets.otpKey };
  const ending = { ...deps, sendMail: createSendMail(jobs) };
  return {
    console: {
      ...deps,
      db,
      sendConfirmationCode: createSendConfirmationCode(stepUp),
      confirmStepUp: createConfirmStepUp(stepUp),
      waiting: [],
      lists: { people: peopleList({ db }) },
    },
    people: (personalData: readonly PersonalData[]): PeopleDeps => ({
      ...deps,
      db,
      personalData,
      confirmStepUp: createConfirmStepUp(stepUp),
      sendResetCode: createSendResetCode(stepUp),
      passOnGroups: (tx, userId) => passOnAll(tx, { clock, chat }, userId),
      startExport: (tx, userId) => startExport(tx, deps, userId),
      planEnd: (tx, user, endSessions) => planEnd(tx, ending, user, endSessions),
    }),
  };
}
