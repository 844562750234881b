import type { authRoutes } from '@stratum/contract/auth';
import type { Part } from '@stratum/contract/route';
import type { FieldProblem } from '@stratum/contract/validation';
import { AppError } from '../../../platform/http/app-error.ts';
import { smsNumber } from '../../../platform/sms/sms.ts';
import { isBirthDate } from '../../accounts/index.ts';
import { storedPlace } from '../../places/index.ts';
import type { AccountCall, Deps } from '../deps.ts';
import { admitSignUp } from '../limits.ts';
import { passwordProblem } from '../password/common-passwords.ts';
import { hashPassword, sharedSalt } from '../password/hashing.ts';
import { requireSignUpAllowed } from './policy.ts';
import { storeSignUp } from './sign-up-code.ts';

type SignUp = Part<typeof authRoutes.signUp, 'body'>;

/**
 * Stores a sign-up that its code makes an account; other sign-ups of the address leave it alone.
 * Where the address has an account, its owner gets a mail, the answer and the work stay alike, and
 * what is stored opens nothing.
 */
export async function signUp(deps: Deps, call: AccountCall<SignUp>) {
  const account = await validateSignUp(deps, call);
  const { email, password } = call.body;
  const passwordHash = await admitSignUp(deps.limiter, call, () =>
    hashPassword(password, sharedSalt(deps.otpKey, email)),
  );
  return storeSignUp(deps, { ...account, passwordHash });
}

/**
 * Holds a sign-up to the rules that a schema cannot state.
 * @returns the columns of the account to be, all but the password
 * @throws AppError invalid_input
 */
async function validateSignUp(deps: Deps, call: AccountCall<SignUp>) {
  const { body } = call;
  checkRules(body, deps.clock.now());
  const organizationId = await organizationIdOf(deps, call);
  await requireSignUpAllowed(deps.db, deps.isInvited, {
    email: body.email,
    hasOrgcode: organizationId !== null,
  });
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
    organizationId,
    smsNotification,
    locale,
    timeZone,
  };
}

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

async function organizationIdOf(
  { findOrganization }: Deps,
  { body: { orgcode }, network }: AccountCall<SignUp>,
) {
  if (orgcode === undefined) return null;
  const organization = await findOrganization(orgcode, network);
  if (organization) return organization.id;
  const fields = new Map([['orgcode', { key: 'orgcode' }]] as const);
  throw new AppError('invalid_input', { fields });
}
