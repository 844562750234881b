import type { authRoutes, SessionReply } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import { AppError } from '../../../platform/http/app-error.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockUserIfPasswordIs, userByEmail } from '../../accounts/index.ts';
import type { AccountCall, Deps } from '../deps.ts';
import { admit, spendCode, spendSignIn, spendSignInOfAccount } from '../limits.ts';
import { matchingHashes } from '../password/hashing.ts';
import { codeRules } from '../rules.ts';
import { openSession, refuseBlocked, sessionReply } from '../sessions/sessions.ts';
import { userAtNetwork } from '../sessions/trusted-network-store.ts';
import { renewSignUpCode } from '../sign-up/sign-up-code.ts';
import { type PendingSignUp, pendingSignUps } from '../sign-up/store.ts';

type SignIn = Part<typeof authRoutes.signIn, 'body'>;
type UserExists = Part<typeof authRoutes.userExists, 'body'>;

/**
 * Unknown addresses, known ones and those signed up with cost the same work and answer alike. The
 * password of a pending sign-up tells the same whether the address has an account besides or not.
 */
export async function signIn(deps: Deps, call: AccountCall<SignIn>): Promise<SessionReply> {
  const { network, userAgent } = call;
  const { user, signUp } = await admit(network, () => comparePassword(deps, call));
  if (signUp) {
    const retryAfter = await remindOfVerification(deps, call, signUp);
    throw new AppError('email_not_verified', { retryAfter });
  }
  if (!user) throw new AppError('wrong_credentials');
  const session = await inTransaction(deps.db, async (tx) => {
    if (!(await lockUserIfPasswordIs(tx, user))) throw new AppError('wrong_credentials');
    refuseBlocked(user);
    return openSession(tx, { userId: user.id, userAgent, network, now: deps.clock.now() });
  });
  return sessionReply(deps, user, session);
}

/** Whether the password is the account's, or which pending sign-up's. Only the former is refunded. */
async function comparePassword({ db, clock, limiter }: Deps, call: AccountCall<SignIn>) {
  const { email, password } = call.body;
  const now = clock.now();
  const uses = await spendSignIn(limiter, call);
  const { user, isTrusted } = await userAtNetwork(db, { email, network: call.network }, now);
  if (!isTrusted) uses.push(await spendSignInOfAccount(limiter, call));
  const pending = await pendingSignUps(db, email, now);
  const [own, signedUp] = await matchingHashes(
    password,
    user?.passwordHash ? [user.passwordHash] : [],
    pending.map(({ passwordHash }) => passwordHash),
  );
  if (user && own !== undefined) {
    await limiter.refund(...uses);
    return { user, signUp: undefined };
  }
  return {
    user: null,
    signUp: pending.find(({ passwordHash }) => passwordHash === signedUp),
  };
}

/**
 * Mails a new code, unless one has just been sent for this sign-up or the address has an account.
 * @returns seconds until another may be asked for
 */
async function remindOfVerification(
  deps: Deps,
  call: AccountCall<SignIn>,
  { ticketHash, codeMadeAt }: PendingSignUp,
): Promise<number> {
  const age = (deps.clock.now().getTime() - codeMadeAt.getTime()) / 1000;
  if (age < codeRules.resendAfter) return Math.ceil(codeRules.resendAfter - age);
  await spendCode(deps.limiter, call);
  await renewSignUpCode(deps, { email: call.body.email, ticketHash });
  return codeRules.resendAfter;
}

/** Whether an address has an account: one with pending sign-ups alone has none. */
export async function userExists(
  { db, limiter }: Deps,
  { body, network }: AccountCall<UserExists>,
): Promise<{ exists: boolean }> {
  await limiter.spend('userExistsByNetwork', network);
  return { exists: (await userByEmail(db, body.email)) !== null };
}
