import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { AppError } from '../../platform/http/app-error.ts';
import {
  createLimiter,
  type Limiter,
  type LimitRule,
  type Use,
} from '../../platform/limits/limiter.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { codeRules } from './rules.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Generous by network, behind which a whole office may sit; tight by account. An account is first
 * counted together with the network, so that one stranger uses up no more than that share. Where
 * strangers have used up the whole account's, each network keeps a little of its own for it.
 */
export const authLimits = {
  signUpByNetwork: { points: 300, seconds: hour },
  resendByNetwork: { points: 300, seconds: hour },
  userExistsByNetwork: { points: 300, seconds: hour },
  forgotByNetwork: { points: 300, seconds: hour },
  resetByNetwork: { points: 300, seconds: hour },
  externalByNetwork: { points: 600, seconds: hour },

  signInByNetwork: { points: 600, seconds: hour },
  signInByAccountAndNetwork: { points: 20, seconds: 15 * minute },
  signInByAccount: { points: 100, seconds: hour },
  signInBeyondAccount: { points: 3, seconds: 15 * minute },
  /** Tries at the own password of whoever is signed in; a stolen session has but its own. */
  ownPasswordBySession: { points: 10, seconds: hour },
  ownPasswordByAccount: { points: 50, seconds: hour },

  codeTriesByNetwork: { points: 600, seconds: hour },
  codeTriesByAccountAndNetwork: { points: 60, seconds: hour },
  /** From networks that are not trusted: 300 of a million codes a day. */
  codeTriesByAccount: { points: 300, seconds: day },
  /** With a ticket, from such networks. A code has five of them: 200 mails to the owner use this up. */
  codeTriesWithTicket: { points: 1000, seconds: day },
  codesByAccountAndNetwork: { points: 10, seconds: day },
  codesByAccount: { points: 30, seconds: day },
  codesBeyondAccount: { points: 1, seconds: day },
  /** By account and network, so that nobody elsewhere keeps it running. */
  codeGap: { points: 1, seconds: codeRules.resendAfter },
} as const satisfies Record<string, LimitRule>;

type AuthLimit = keyof typeof authLimits;
type AuthUse = Use<AuthLimit>;
export type AuthLimiter = Limiter<AuthLimit>;

export function createAuthLimiter(pool: Pool): AuthLimiter {
  return createLimiter(pool, authLimits);
}

/** Whom a public account call is counted for. The keys are alike for known and unknown addresses. */
export interface Subjects {
  readonly network: string;
  readonly account: string;
  readonly both: string;
}

/** What stands for an address in the counters. */
export function accountSubject(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

export function subjectsOf(call: { address: string; body: { email: string } }): Subjects {
  const network = networkOf(call.address);
  const account = accountSubject(call.body.email);
  return { network, account, both: `${account}@${network}` };
}

/** Counts one code that may be mailed to the account. */
export async function spendCode(limiter: AuthLimiter, subjects: Subjects): Promise<void> {
  await limiter.spend('codesByAccountAndNetwork', subjects.both);
  await spendOfAccount(limiter, subjects, ['codesByAccount', 'codesBeyondAccount']);
}

/**
 * Counts a try at a code without its ticket before it is made. However many networks strangers
 * command, they share what the account has for them all; a trusted network goes on.
 */
export async function spendCodeTry(
  limiter: AuthLimiter,
  subjects: Subjects,
  isTrusted: () => Promise<boolean>,
): Promise<void> {
  await limiter.spend('codeTriesByAccountAndNetwork', subjects.both);
  if (!(await isTrusted())) await limiter.spend('codeTriesByAccount', subjects.account);
}

/** Counts a try to sign in before it is made, so that parallel tries count as well. */
export async function spendSignIn(limiter: AuthLimiter, subjects: Subjects): Promise<AuthUse[]> {
  const uses: AuthUse[] = [
    ['signInByNetwork', subjects.network],
    ['signInByAccountAndNetwork', subjects.both],
  ];
  for (const use of uses) await limiter.spend(...use);
  return uses;
}

/** Counts it for the account as well: for networks that are not trusted. */
export function spendSignInOfAccount(limiter: AuthLimiter, subjects: Subjects): Promise<AuthUse> {
  return spendOfAccount(limiter, subjects, ['signInByAccount', 'signInBeyondAccount']);
}

/** Takes from what the account has everywhere and, once that is used up, from the network's own. */
async function spendOfAccount(
  limiter: AuthLimiter,
  { account, both }: Subjects,
  [everywhere, here]: readonly [AuthLimit, AuthLimit],
): Promise<AuthUse> {
  try {
    await limiter.spend(everywhere, account);
    return [everywhere, account];
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    await limiter.spend(here, both);
    return [here, both];
  }
}
