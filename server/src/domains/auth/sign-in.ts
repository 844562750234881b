import type { authRoutes, SessionReply } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import { AppError } from '../../platform/http/app-error.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  type Subjects,
  spendCode,
  spendSignIn,
  spendSignInOfAccount,
  subjectsOf,
} from './limits.ts';
import type { AccountCall, Needs } from './needs.ts';
import { admit, matchingHashes } from './passwords.ts';
import { codeRules } from './rules.ts';
import { sessionReply } from './session-reply.ts';
import { openSession } from './sessions.ts';
import { pendingSignUps } from './sign-up-store.ts';
import { lockUserIfPasswordIs, userByEmail } from './store.ts';
import { userAtNetwork } from './trusted-network-store.ts';
import { mailNewCode } from './verification.ts';

type SignIn = Part<typeof authRoutes.signIn, 'body'>;
type UserExists = Part<typeof authRoutes.userExists, 'body'>;

/**
 * Unknown addresses, known ones and those signed up with cost the same work and answer alike. The
 * password of a pending sign-up tells the same whether the address has an account besides or not.
 */
export async function signIn(needs: Needs, call: AccountCall<SignIn>): Promise<SessionReply> {
  const { db, clock } = needs;
  const { body, userAgent } = call;
  const subjects = subjectsOf(call);
  const { network } = subjects;
  const { user, signUp } = await admit(network, () => comparePassword(needs, body, subjects));
  if (!user) {
    if (!signUp) throw new AppError('wrong_credentials');
    const pending = { ...signUp, email: body.email };
    const retryAfter = await remindOfVerification(needs, pending, subjects);
    throw new AppError('email_not_verified', { retryAfter });
  }
  const session = await inTransaction(db, async (tx) => {
    if (!(await lockUserIfPasswordIs(tx, user))) throw new AppError('wrong_credentials');
    return openSession(tx, { userId: user.id, userAgent, network, now: clock.now() });
  });
  return sessionReply(needs, user, session);
}

/** Whose password it is: the account's, a pending sign-up's or nobody's. A right try is refunded. */
async function comparePassword(
  { db, clock, limiter }: Needs,
  { email, password }: SignIn,
  subjects: Subjects,
) {
  const now = clock.now();
  const uses = await spendSignIn(limiter, subjects);
  const { network } = subjects;
  const { user, isTrusted } = await userAtNetwork(db, { email, network }, now);
  if (!isTrusted) uses.push(await spendSignInOfAccount(limiter, subjects));
  const pending = await pendingSignUps(db, email, now);
  const [own, signedUp] = await matchingHashes(
    password,
    user?.passwordHash ? [user.passwordHash] : [],
    pending.map(({ passwordHash }) => passwordHash),
  );
  if (user && own !== undefined) {
    await limiter.refund(...uses);
    return { user };
  }
  return { signUp: pending.find(({ passwordHash }) => passwordHash === signedUp) };
}

interface SignUpInHand {
  readonly email: string;
  readonly ticketHash: string;
  readonly codeMadeAt: Date;
}

/**
 * Mails a new code, unless one has just gone out for this very sign-up or there is an account.
 * @returns seconds until another may be asked for
 */
async function remindOfVerification(
  needs: Needs,
  signUp: SignUpInHand,
  subjects: Subjects,
): Promise<number> {
  const { limiter, clock } = needs;
  const age = (clock.now().getTime() - signUp.codeMadeAt.getTime()) / 1000;
  if (age < codeRules.resendAfter) return Math.ceil(codeRules.resendAfter - age);
  await spendCode(limiter, subjects);
  await limiter.exhaust('codeGap', subjects.both);
  await mailNewCode(needs, signUp);
  return codeRules.resendAfter;
}

/** An address that nobody has proved yet is still free to sign up with. */
export async function userExists(
  { db, limiter }: Needs,
  call: AccountCall<UserExists>,
): Promise<{ exists: boolean }> {
  await limiter.spend('userExistsByNetwork', subjectsOf(call).network);
  return { exists: (await userByEmail(db, call.body.email)) !== null };
}
