import { createHash } from 'node:crypto';
import type { UserId } from '@stratum/contract/ids';
import type { Pool } from 'pg';
import { AppError } from '../../platform/http/app-error.ts';
import { createFairGate } from '../../platform/limits/gate.ts';
import {
  createLimiter,
  type Limiter,
  type LimitRule,
  scaleLimit,
  type Use,
} from '../../platform/limits/limiter.ts';
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
  /** Tries of a signed-in caller at the account's password; a stolen session has only its own. */
  ownPasswordBySession: { points: 10, seconds: hour },
  ownPasswordByAccount: { points: 50, seconds: hour },
  /** Each mails to two addresses, one of them of the caller's choosing. */
  emailChangesByAccount: { points: 10, seconds: day },

  codeTriesByNetwork: { points: 600, seconds: hour },
  codeTriesByAccountAndNetwork: { points: 60, seconds: hour },
  /** From networks that are not trusted: 300 of a million codes a day. */
  codeTriesByAccount: { points: 300, seconds: day },
  /** With a ticket, from such networks. A code has five of them: 200 mails to the owner use this up. */
  codeTriesWithTicket: { points: 1000, seconds: day },
  codesByAccountAndNetwork: { points: 10, seconds: day },
  codesByAccount: { points: 30, seconds: day },
  codesBeyondAccount: { points: 1, seconds: day },
  /** By account and network, so that calls from elsewhere do not keep it running. */
  codeGap: { points: 1, seconds: codeRules.resendAfter },
} as const satisfies Record<string, LimitRule>;

type AuthLimit = keyof typeof authLimits;
type AuthUse = Use<AuthLimit>;
export type AuthLimiter = Limiter<AuthLimit>;

/** Of how often something may be begun, not of how often a secret may be guessed. */
const scaled: readonly AuthLimit[] = [
  'signUpByNetwork',
  'resendByNetwork',
  'userExistsByNetwork',
  'forgotByNetwork',
  'resetByNetwork',
  'externalByNetwork',
  'signInByNetwork',
];

/** @param factor of the limits of a network, as the operator sets it */
export function createAuthLimiter(pool: Pool, factor: number): AuthLimiter {
  const rules: Record<AuthLimit, LimitRule> = { ...authLimits };
  for (const name of scaled) rules[name] = scaleLimit(authLimits[name], factor);
  return createLimiter(pool, rules);
}

/** The part of a call that it is counted by. */
interface CountedCall {
  readonly network: string;
  readonly body: { readonly email: string };
}

/** What stands for an address in the counters, alike for known and unknown ones. */
export function accountSubject(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

export function subjectsOf({ network, body }: CountedCall) {
  const account = accountSubject(body.email);
  return { network, account, both: `${account}@${network}` };
}
type Subjects = ReturnType<typeof subjectsOf>;

/**
 * Lets in work that strangers can ask for and that waits for a hash. No network holds more than half
 * of the places; uses are counted inside, so that few are counted that may be refunded yet.
 */
export const admit = createFairGate({ concurrency: 8, maxQueued: 500, perSubject: 250 });

/** Lets a sign-up in, and counts it with its code once it is. */
export function admitSignUp<T>(
  limiter: AuthLimiter,
  call: CountedCall,
  work: () => Promise<T>,
): Promise<T> {
  return admit(call.network, async () => {
    await limiter.spend('signUpByNetwork', call.network);
    await spendCode(limiter, call);
    return work();
  });
}

/** Counts a try to sign in before it is made, so that parallel tries count as well. */
export async function spendSignIn(limiter: AuthLimiter, call: CountedCall): Promise<AuthUse[]> {
  const { network, both } = subjectsOf(call);
  const uses: AuthUse[] = [
    ['signInByNetwork', network],
    ['signInByAccountAndNetwork', both],
  ];
  for (const use of uses) await limiter.spend(...use);
  return uses;
}

/** Counts it for the account as well: for networks that are not trusted. */
export function spendSignInOfAccount(limiter: AuthLimiter, call: CountedCall): Promise<AuthUse> {
  return spendOfAccount(limiter, subjectsOf(call), ['signInByAccount', 'signInBeyondAccount']);
}

/** Counts one code that may be mailed to the account, unasked. The next may be asked for later. */
export async function spendCode(limiter: AuthLimiter, call: CountedCall): Promise<void> {
  const subjects = subjectsOf(call);
  await spendCodeOf(limiter, subjects);
  await limiter.exhaust('codeGap', subjects.both);
}

/** Counts another code that is asked for. */
export async function spendResend(limiter: AuthLimiter, call: CountedCall): Promise<void> {
  const subjects = subjectsOf(call);
  await limiter.spend('resendByNetwork', subjects.network);
  await limiter.spend('codeGap', subjects.both);
  await spendCodeOf(limiter, subjects);
}

/** Counts both codes of a change of the address: like one that is asked for, and by account. */
export async function spendEmailChange(
  limiter: AuthLimiter,
  call: CountedCall,
  userId: UserId,
): Promise<void> {
  await spendResend(limiter, call);
  await limiter.spend('emailChangesByAccount', userId);
}

async function spendCodeOf(limiter: AuthLimiter, subjects: Subjects): Promise<void> {
  await limiter.spend('codesByAccountAndNetwork', subjects.both);
  await spendOfAccount(limiter, subjects, ['codesByAccount', 'codesBeyondAccount']);
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
