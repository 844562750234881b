import type { authRoutes } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import type { FieldProblem } from '@stratum/contract/validation';
import { AppError } from '../../platform/http/app-error.ts';
import { smsNumber } from '../../platform/sms/sms.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { storedPlace } from '../places/index.ts';
import { isBirthDate } from './birth-date.ts';
import { codeSent } from './codes.ts';
import { passwordProblem } from './common-passwords.ts';
import { spendCode, subjectsOf } from './limits.ts';
import type { AccountCall, Needs } from './needs.ts';
import { admit, hashPassword, sharedSalt } from './passwords.ts';
import { insertSignUp, sweepSignUps } from './sign-up-store.ts';
import { hashToken, newToken } from './tokens.ts';
import { prepareCode } from './verification.ts';

type SignUp = Part<typeof authRoutes.signUp, 'body'>;

/**
 * Begins an account that its code makes good; others that somebody begins with the same address
 * leave it alone. Whoever owns the address already hears of it by mail, while the answer and the
 * work stay alike: what is stored then opens nothing.
 */
export async function signUp(needs: Needs, call: AccountCall<SignUp>) {
  const { db, clock, limiter, sendCode, otpKey } = needs;
  const { email } = call.body;
  const now = clock.now();
  checkRules(call.body, now);
  const subjects = subjectsOf(call);
  await limiter.spend('signUpByNetwork', subjects.network);
  const organization = await organizationOf(needs, call);
  const passwordHash = await admit(subjects.network, async () => {
    await spendCode(limiter, subjects);
    await limiter.exhaust('codeGap', subjects.both);
    return hashPassword(call.body.password, sharedSalt(otpKey, email));
  });
  const ticket = newToken();
  const organizationId = organization?.id ?? null;
  const person = { ...personOf(call.body), passwordHash, organizationId };
  const { code, stored } = prepareCode(needs, email);
  await sweepSignUps(db, now);
  const ticketHash = hashToken(ticket);
  await inTransaction(db, async (tx) => {
    await insertSignUp(tx, { ...person, ...stored, ticketHash });
    await sendCode(tx, { occasion: 'sign_up', ticketHash, code });
  });
  return { ...codeSent(email), ticket };
}

/** The rules that a schema cannot state. */
function checkRules(body: SignUp, now: Date): void {
  const { password, birthDate, timeZone, phone, smsNotification, ...names } = body;
  const fields = new Map<string, FieldProblem>();
  const key = passwordProblem(password, names);
  if (key) fields.set('password', { key });
  if (birthDate !== undefined && !isBirthDate(birthDate, now, timeZone)) {
    fields.set('birthDate', { key: 'date' });
  }
  // Consent is given for a number that messages can reach.
  if (smsNotification && smsNumber(phone ?? '') === null) {
    fields.set('phone', { key: phone === undefined ? 'required' : 'phone_country' });
  }
  if (fields.size > 0) throw new AppError('invalid_input', { fields });
}

async function organizationOf({ findOrganization }: Needs, call: AccountCall<SignUp>) {
  const { orgcode } = call.body;
  if (orgcode === undefined) return null;
  const organization = await findOrganization(orgcode, call.address);
  if (organization) return organization;
  const fields = new Map([['orgcode', { key: 'orgcode' }]] as const);
  throw new AppError('invalid_input', { fields });
}

function personOf(body: SignUp) {
  const { email, locale, timeZone, smsNotification } = body;
  const { country = null, state = null, city = null } = body;
  return {
    email,
    firstName: body.first_name,
    lastName: body.last_name,
    gender: body.gender ?? null,
    birthDate: body.birthDate ?? null,
    phone: body.phone ?? null,
    ...storedPlace({ country, state, city }),
    smsNotification,
    locale,
    timeZone,
  };
}
