import type { authRoutes } from '@stratum/contract/auth';
import { userIdSchema } from '@stratum/contract/ids';
import type { Part } from '@stratum/contract/route';
import type { FieldProblem } from '@stratum/contract/validation';
import { dayAt } from '@stratum/contract/zoned-time';
import { uuidv7 } from 'uuidv7';
import { AppError } from '../../platform/http/app-error.ts';
import { isCommonPassword } from './common-passwords.ts';
import { spendCode, subjectsOf } from './limits.ts';
import { knownAccountMail } from './mails.ts';
import type { AccountCall, Needs } from './needs.ts';
import { hashPassword } from './passwords.ts';
import { putCode, putUnverifiedUser, userByEmail } from './store.ts';
import type { users } from './tables.ts';
import { codeSent, mailCode, prepareCode } from './verification.ts';

type SignUp = Part<typeof authRoutes.signUp, 'body'>;

/**
 * Opens an account that its code makes good. An address nobody has proved yet may sign up anew: the
 * newest data counts. A verified one hears of it by mail, while the answer and the work stay alike.
 */
export async function signUp(needs: Needs, call: AccountCall<SignUp>) {
  const { db, clock, limiter, post, publicUrl } = needs;
  const { email } = call.body;
  checkRules(call.body, clock.now());
  const subjects = subjectsOf(call);
  await limiter.spend('signUpByNetwork', subjects.network);
  await spendCode(limiter, subjects);
  await limiter.mark('codeGap', subjects.account);
  const row = await newUser(call.body, clock.now());
  const { code, stored } = prepareCode(needs, email);
  const userId = await db.transaction(async (tx) => {
    await putUnverifiedUser(tx, row);
    return putCode(tx, stored);
  });
  if (userId) {
    mailCode(needs, userId, code);
  } else {
    post.send(async () => {
      const owner = await userByEmail(db, email);
      return owner && knownAccountMail(owner, publicUrl);
    });
  }
  return codeSent(email);
}

const earliestBirthDate = '1900-01-01';

/** The rules that a schema cannot state. */
function checkRules({ password, birthDate, timeZone }: SignUp, now: Date): void {
  const fields = new Map<string, FieldProblem>();
  if (isCommonPassword(password)) fields.set('password', { key: 'password_common' });
  const today = dayAt(now, timeZone);
  if (birthDate !== undefined && (birthDate < earliestBirthDate || birthDate > today)) {
    fields.set('birthDate', { key: 'date' });
  }
  if (fields.size > 0) throw new AppError('invalid_input', { fields });
}

async function newUser(body: SignUp, now: Date): Promise<typeof users.$inferInsert> {
  return {
    id: userIdSchema.parse(uuidv7()),
    email: body.email,
    passwordHash: await hashPassword(body.password),
    firstName: body.first_name,
    lastName: body.last_name,
    gender: body.gender ?? null,
    birthDate: body.birthDate ?? null,
    phone: body.phone ?? null,
    country: body.country ?? null,
    smsNotification: body.smsNotification,
    locale: body.locale,
    timeZone: body.timeZone,
    role: 'user',
    createdAt: now,
  };
}
