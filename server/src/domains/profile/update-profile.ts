import type { OrganizationId } from '@stratum/contract/ids';
import { localDate } from '@stratum/contract/local-date';
import type { Locale } from '@stratum/contract/locale';
import { hasItsCountry } from '@stratum/contract/person';
import type { ProfileChange } from '@stratum/contract/profile';
import type { FieldProblem } from '@stratum/contract/validation';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import {
  changePerson,
  isBirthDate,
  lockPerson,
  organizationOf,
  type Person,
  type PersonChange,
  personById,
} from '../accounts/index.ts';
import { moveNewMonth } from '../assessments/index.ts';
import { changeRestWeekdays, moveReminder, scheduleStreakCheck } from '../daily-wins/index.ts';
import { scheduleGoalDates } from '../goals/index.ts';
import { moveDigests } from '../notifications/index.ts';
import { storedPlace } from '../places/index.ts';
import { moveGoalReminders } from '../reminders/index.ts';
import { moveReview } from '../weekly-review/index.ts';
import type { Deps } from './deps.ts';
import { placePicture, preparePicture } from './picture.ts';
import { profileInfo } from './profile-info.ts';
import { isSameNumber } from './text-messages.ts';

type Problems = Map<string, FieldProblem>;

interface ProfileCall {
  readonly caller: Caller;
  readonly body: ProfileChange;
  readonly network: string;
  readonly locale: Locale;
}

/**
 * Changes what is given and nothing else, all of it or none.
 * @throws AppError invalid_input, or what a picture is refused with
 */
export async function updateProfile(deps: Deps, call: ProfileCall) {
  const { caller, body, network, locale } = call;
  const { db, limiter } = deps;
  const organizationId = await checkRules(deps, await personById(db, caller.userId), body, network);
  if (body.image) await limiter.spend('pictures', caller.userId);
  const picture = await preparePicture(deps, caller, body);
  await inTransaction(db, async (tx) => {
    const person = await lockPerson(tx, caller.userId);
    // Once more: another change may have been committed since.
    throwIfAny(problemsOf(person, body, deps.clock.now()));
    await changePerson(tx, caller.userId, {
      ...columnsOf(body),
      ...placeAfter(person, body),
      ...consentAfter(person, body),
      ...joined(person, organizationId, deps.clock.now()),
      image: await placePicture(tx, deps, caller, picture),
    });
    await changeRest(tx, deps, person, body);
    await moveToZone(tx, deps, person, body.timeZone);
    // An organization assigns categories.
    if (organizationId !== undefined) {
      tx.afterCommit({ to: caller.userId, changed: 'assessment_status' });
    }
  });
  return profileInfo(deps, caller.userId, locale);
}

/** Who gives the code of their organization once more has been in it all the time. */
function joined(person: Person, organizationId: Person['organizationId'] | undefined, now: Date) {
  if (organizationId === undefined || organizationId === person.organizationId) return {};
  return { organizationId, organizationSince: now };
}

/**
 * The rules that a schema cannot state, before a picture is decoded or a row written.
 * @returns the organization joined; undefined where it stays as it is
 * @throws AppError invalid_input
 */
async function checkRules(deps: Deps, person: Person, body: ProfileChange, network: string) {
  const problems = problemsOf(person, body, deps.clock.now());
  const organizationId = await organizationIdAfter(deps, { person, body, network }, problems);
  throwIfAny(problems);
  return organizationId;
}

/** What is wrong with a change for a person whose profile is like that. */
function problemsOf(person: Person, body: ProfileChange, now: Date): Problems {
  const problems: Problems = new Map();
  const { birthDate, timeZone = person.timeZone } = body;
  if (birthDate && !isBirthDate(birthDate, now, timeZone)) {
    problems.set('birthDate', { key: 'date' });
  }
  if (!hasItsCountry(placeAfter(person, body) ?? {})) problems.set('country', { key: 'country' });
  return problems;
}

/** @throws AppError invalid_input */
function throwIfAny(problems: Problems): void {
  if (problems.size > 0) throw new AppError('invalid_input', { fields: problems });
}

/** Weekdays of rest hold from the person's tomorrow on, by the clocks that the change leaves them with. */
async function changeRest(tx: Transaction, { clock }: Deps, person: Person, body: ProfileChange) {
  if (body.restWeekdays === undefined) return;
  const { timeZone = person.timeZone, dayStartHour = person.dayStartHour } = body;
  const today = localDate(clock.now(), timeZone, dayStartHour);
  await changeRestWeekdays(tx, person.id, body.restWeekdays, today);
}

/** What is due at a time of the person's clocks is due at another instant in another zone. */
async function moveToZone(
  tx: Transaction,
  { clock }: Deps,
  { id: userId, timeZone: zoneBefore }: Person,
  timeZone = zoneBefore,
) {
  if (timeZone === zoneBefore) return;
  const person = { userId, timeZone };
  const now = clock.now();
  await moveReminder(tx, person, now);
  await moveGoalReminders(tx, person, now);
  await scheduleStreakCheck(tx, person, now);
  await moveNewMonth(tx, { ...person, zoneBefore }, now);
  await moveDigests(tx, person, now);
  await scheduleGoalDates(tx, person, now);
  await moveReview(tx, person, now);
}

/** Key by key: a field of the contract that is named like a column must not write itself. */
export function columnsOf(body: ProfileChange): PersonChange {
  const { first_name, last_name, gender, birthDate, phone, locale, timeZone, dayStartHour } = body;
  return {
    firstName: first_name,
    lastName: last_name,
    gender,
    birthDate,
    phone,
    locale,
    timeZone,
    dayStartHour,
  };
}

/**
 * Where the person lives then; undefined where the change leaves that alone. State and city that are
 * left out stay, unless the country becomes another one.
 */
function placeAfter(person: Person, { country, state, city }: ProfileChange) {
  if ([country, state, city].every((part) => part === undefined)) return undefined;
  const kept = isMove(person, country) ? { state: null, city: null } : person;
  return storedPlace({
    country: country === undefined ? person.country : country,
    state: state === undefined ? kept.state : state,
    city: city === undefined ? kept.city : city,
  });
}

/** Whether the country becomes another one; neither one given for the first time nor one taken away does. */
function isMove({ country: before }: Person, country: ProfileChange['country']): boolean {
  return before !== null && country != null && country !== before;
}

/** Consent to text messages is given for a number, and ends with it. */
function consentAfter({ phone: before }: Person, { phone }: ProfileChange): PersonChange {
  return phone === undefined || isSameNumber(before, phone) ? {} : { smsNotification: false };
}

/** The organization that the code names: null to leave one, undefined where it stays as it is. */
async function organizationIdAfter(
  { db, findOrganization }: Deps,
  { person, body: { orgcode }, network }: { person: Person; body: ProfileChange; network: string },
  problems: Problems,
): Promise<OrganizationId | null | undefined> {
  if (orgcode === undefined || orgcode === null) return orgcode;
  const organization = await findOrganization(orgcode, network);
  // Nobody joins by a code that has ended; who has joined by it goes on saving their profile.
  if (!organization && (await organizationOf(db, person.id))?.orgcode === orgcode) return undefined;
  if (!organization) problems.set('orgcode', { key: 'orgcode' });
  return organization?.id;
}
