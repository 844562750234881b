import type { authRoutes, SessionReply } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import { AppError } from '../../platform/http/app-error.ts';
import { refundSignIn, type Subjects, spendCode, spendSignIn, subjectsOf } from './limits.ts';
import type { AccountCall, Needs } from './needs.ts';
import { passwordMatches } from './passwords.ts';
import { sessionReply } from './session-reply.ts';
import { openSession } from './sessions.ts';
import { isVerifiedEmail, userByEmail } from './store.ts';
import { replaceCode } from './verification.ts';

type SignIn = Part<typeof authRoutes.signIn, 'body'>;
type UserExists = Part<typeof authRoutes.userExists, 'body'>;

/** Unknown addresses and wrong passwords cost the same work and answer alike. */
export async function signIn(needs: Needs, call: AccountCall<SignIn>): Promise<SessionReply> {
  const { db, clock, limiter } = needs;
  const { body, userAgent } = call;
  const subjects = subjectsOf(call);
  await spendSignIn(limiter, subjects);
  const user = await userByEmail(db, body.email);
  const matches = await passwordMatches(body.password, user?.passwordHash ?? null);
  if (!user || !matches) throw new AppError('wrong_credentials');
  if (user.emailVerifiedAt === null) {
    await remindOfVerification(needs, body.email, subjects);
    throw new AppError('email_not_verified');
  }
  await refundSignIn(limiter, subjects);
  const session = await openSession(db, { userId: user.id, userAgent, now: clock.now() });
  return sessionReply(needs, user, session);
}

/** Mails a new code, unless one has just gone out. */
async function remindOfVerification(needs: Needs, email: string, subjects: Subjects) {
  const { limiter } = needs;
  if (await limiter.isMarked('codeGap', subjects.account)) return;
  await spendCode(limiter, subjects);
  await limiter.mark('codeGap', subjects.account);
  await replaceCode(needs, email);
}

/** An address that nobody has proved yet is still free to sign up with. */
export async function userExists(
  { db, limiter }: Needs,
  call: AccountCall<UserExists>,
): Promise<{ exists: boolean }> {
  await limiter.spend('userExistsByNetwork', subjectsOf(call).network);
  return { exists: await isVerifiedEmail(db, call.body.email) };
}
