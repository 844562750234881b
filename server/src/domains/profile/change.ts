import type { OrganizationId } from '@stratum/contract/ids';
import type { Locale } from '@stratum/contract/locale';
import { hasItsCountry } from '@stratum/contract/person';
import type { ProfileChange } from '@stratum/contract/profile';
import type { FieldProblem } from '@stratum/contract/validation';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isBirthDate } from '../auth/index.ts';
import { storedPlace } from '../places/index.ts';
import type { Needs } from './needs.ts';
import { placePicture, preparePicture } from './picture.ts';
import { profileInfo } from './profile-info.ts';
import { changePerson, lockPerson, type Person, type PersonChange, personNow } from './store.ts';
import { isSameNumber } from './text-messages.ts';

type Problems = Map<string, FieldProblem>;

interface ProfileCall {
  readonly caller: Caller;
  readonly body: ProfileChange;
  readonly address: string;
  readonly locale: Locale;
}

/** Changes what is given and nothing else, all of it or none. */
export async function updateProfile(needs: Needs, call: ProfileCall) {
  const { caller, body, address, locale } = call;
  const { db, limiter } = needs;
  const organizationId = await checkRules(needs, await personNow(db, caller.userId), body, address);
  if (body.image) await limiter.spend('pictures', caller.userId);
  const picture = await preparePicture(needs, caller, body);
  await inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, caller.userId);
    await changePerson(tx, caller.userId, {
      ...columnsOf(body),
      ...placeAfter(person, body),
      ...consentAfter(person, body),
      organizationId,
      image: await placePicture(tx, needs, caller, picture),
    });
  });
  return profileInfo(needs, caller.userId, locale);
}

/**
 * The rules that a schema cannot state, before anything is drawn or written.
 * @returns the organization joined; undefined where it stays as it is
 * @throws AppError invalid_input
 */
async function checkRules(needs: Needs, person: Person, body: ProfileChange, address: string) {
  const problems: Problems = new Map();
  checkBirthDate(body, needs.clock.now(), person, problems);
  if (!hasItsCountry(placeAfter(person, body) ?? {})) problems.set('country', { key: 'country' });
  const organizationId = await organizationOf(needs, body, address, problems);
  if (problems.size > 0) throw new AppError('invalid_input', { fields: problems });
  return organizationId;
}

function columnsOf(body: ProfileChange): PersonChange {
  const { first_name, last_name, orgcode: _code, image: _image, imageCrop: _crop, ...same } = body;
  return { ...same, firstName: first_name, lastName: last_name };
}

/** Where the person lives then; undefined where the change leaves that alone. */
function placeAfter(person: Person, { country, state, city }: ProfileChange) {
  if ([country, state, city].every((part) => part === undefined)) return undefined;
  return storedPlace({
    country: country === undefined ? person.country : country,
    state: state === undefined ? person.state : state,
    city: city === undefined ? person.city : city,
  });
}

/** Consent to text messages is given for a number, and ends with it. */
function consentAfter({ phone: before }: Person, { phone }: ProfileChange): PersonChange {
  return phone === undefined || isSameNumber(before, phone) ? {} : { smsNotification: false };
}

function checkBirthDate(
  { birthDate, timeZone }: ProfileChange,
  now: Date,
  person: Person,
  problems: Problems,
): void {
  if (!birthDate || isBirthDate(birthDate, now, timeZone ?? person.timeZone)) return;
  problems.set('birthDate', { key: 'date' });
}

/** Undefined where it stays as it is. */
async function organizationOf(
  { findOrganization }: Needs,
  { orgcode }: ProfileChange,
  address: string,
  problems: Problems,
): Promise<OrganizationId | null | undefined> {
  if (orgcode === undefined || orgcode === null) return orgcode;
  const organization = await findOrganization(orgcode, address);
  if (!organization) problems.set('orgcode', { key: 'orgcode' });
  return organization?.id;
}
