import { createHash } from 'node:crypto';
import type { Limiter, LimitRule } from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { codeRules } from './rules.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Generous by network, behind which a whole office may sit; tight by account. An account is first
 * counted together with the network, so that one stranger uses up no more than that share.
 */
export const authLimits = {
  signUpByNetwork: { points: 300, seconds: hour },
  resendByNetwork: { points: 300, seconds: hour },
  userExistsByNetwork: { points: 300, seconds: hour },

  signInByNetwork: { points: 600, seconds: hour },
  signInByAccountAndNetwork: { points: 20, seconds: 15 * minute },
  signInByAccount: { points: 100, seconds: hour },
  /** Where the account was signed in to lately; strangers' tries do not close it there. */
  signedInFromNetwork: { points: 1, seconds: 30 * day },

  codeTriesByNetwork: { points: 600, seconds: hour },
  codeTriesByAccountAndNetwork: { points: 60, seconds: hour },
  codesByAccountAndNetwork: { points: 10, seconds: day },
  codesByAccount: { points: 30, seconds: day },
  codeGap: { points: 1, seconds: codeRules.resendAfter },
} as const satisfies Record<string, LimitRule>;

export type AuthLimiter = Limiter<keyof typeof authLimits>;

/** Whom a public account call is counted for. The keys are alike for known and unknown addresses. */
export interface Subjects {
  readonly network: string;
  readonly account: string;
  readonly both: string;
}

export function subjectsOf(call: { address: string; body: { email: string } }): Subjects {
  const network = networkOf(call.address);
  const account = createHash('sha256').update(call.body.email).digest('base64url');
  return { network, account, both: `${account}@${network}` };
}

/** Counts one code that may be mailed to the account. */
export async function spendCode(limiter: AuthLimiter, { account, both }: Subjects): Promise<void> {
  await limiter.spend('codesByAccountAndNetwork', both);
  await limiter.spend('codesByAccount', account);
}

/** Counts a try to sign in before it is made, so that parallel tries count as well. */
export async function spendSignIn(limiter: AuthLimiter, subjects: Subjects): Promise<void> {
  await limiter.spend('signInByNetwork', subjects.network);
  await limiter.spend('signInByAccountAndNetwork', subjects.both);
  if (await limiter.isMarked('signedInFromNetwork', subjects.both)) return;
  await limiter.spend('signInByAccount', subjects.account);
}

/** A try with the right password counts for nothing, and opens this network for the account. */
export async function refundSignIn(limiter: AuthLimiter, subjects: Subjects): Promise<void> {
  await limiter.giveBack('signInByNetwork', subjects.network);
  await limiter.giveBack('signInByAccountAndNetwork', subjects.both);
  await limiter.mark('signedInFromNetwork', subjects.both);
}
