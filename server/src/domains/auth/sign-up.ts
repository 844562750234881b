import type { authRoutes } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import type { FieldProblem } from '@stratum/contract/validation';
import { dayAt } from '@stratum/contract/zoned-time';
import { AppError } from '../../platform/http/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { spendCode, subjectsOf } from './limits.ts';
import { knownAccountMail } from './mails.ts';
import type { AccountCall, Needs } from './needs.ts';
import { hashPassword, sharedSalt } from './passwords.ts';
import { insertSignUp, sweepSignUps } from './sign-up-store.ts';
import { userByEmail } from './store.ts';
import { hashToken, newToken } from './tokens.ts';
import { codeSent, mailCode, prepareCode } from './verification.ts';

type SignUp = Part<typeof authRoutes.signUp, 'body'>;

/**
 * Begins an account that its code makes good; others that somebody begins with the same address
 * leave it alone. Whoever owns the address already hears of it by mail, while the answer and the
 * work stay alike: what is stored then opens nothing.
 */
export async function signUp(needs: Needs, call: AccountCall<SignUp>) {
  const { db, clock, limiter, post, publicUrl } = needs;
  const { email } = call.body;
  const now = clock.now();
  checkRules(call.body, now);
  const subjects = subjectsOf(call);
  await limiter.spend('signUpByNetwork', subjects.network);
  await spendCode(limiter, subjects);
  await limiter.mark('codeGap', subjects.both);
  const ticket = newToken();
  const person = await personOf(needs, call.body);
  const { code, stored } = prepareCode(needs, email);
  await sweepSignUps(db, now);
  await insertSignUp(db, { ...person, ...stored, ticketHash: hashToken(ticket) });
  const owner = await userByEmail(db, email);
  if (owner) post.send(() => knownAccountMail(owner, publicUrl));
  else mailCode(needs, person, code);
  return { ...codeSent(email), ticket };
}

const earliestBirthDate = '1900-01-01';

/** The rules that a schema cannot state. */
function checkRules({ password, birthDate, timeZone, ...names }: SignUp, now: Date): void {
  const fields = new Map<string, FieldProblem>();
  if (isCommonPassword(password, names)) fields.set('password', { key: 'password_common' });
  const today = dayAt(now, timeZone);
  if (birthDate !== undefined && (birthDate < earliestBirthDate || birthDate > today)) {
    fields.set('birthDate', { key: 'date' });
  }
  if (fields.size > 0) throw new AppError('invalid_input', { fields });
}

async function personOf({ otpKey }: Needs, body: SignUp) {
  const { email, locale, timeZone, smsNotification } = body;
  return {
    email,
    passwordHash: await hashPassword(body.password, sharedSalt(otpKey, email)),
    firstName: body.first_name,
    lastName: body.last_name,
    gender: body.gender ?? null,
    birthDate: body.birthDate ?? null,
    phone: body.phone ?? null,
    country: body.country ?? null,
    smsNotification,
    locale,
    timeZone,
  };
}
