import type { Pack } from '@stratum/content/pack';
import type { Attempt } from '@stratum/contract/assessments';
import { categorySlugs } from '@stratum/contract/categories';
import type { Goal } from '@stratum/contract/goal';
import type { OrganizationId, UserId } from '@stratum/contract/ids';
import { localDate } from '@stratum/contract/local-date';
import { anyAccountExists, openAccount } from '../domains/accounts/index.ts';
import { completeAttempt } from '../domains/assessments/index.ts';
import { hashPassword } from '../domains/auth/index.ts';
import { recordConsent } from '../domains/consents/index.ts';
import { importWins } from '../domains/daily-wins/index.ts';
import { importGoal } from '../domains/goals/index.ts';
import { notify } from '../domains/notifications/index.ts';
import type { MoveDeps } from '../domains/orders/index.ts';
import { insertOrganization } from '../domains/organizations/index.ts';
import { importReviews } from '../domains/weekly-review/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { newId } from '../platform/new-id.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { inTransaction } from '../platform/transaction.ts';
import { seedCollections } from './collection/seed-collections.ts';
import { goalsOf } from './goals.ts';
import type { SeededPerson } from './group-lines.ts';
import { seedGroups } from './groups.ts';
import { answersIn, demoMonths, monthsTaken } from './history.ts';
import { seedWatching } from './library.ts';
import { seedOrders } from './orders.ts';
import { type DemoPerson, demoOrganization, demoPassword, demoPeople } from './people.ts';
import { winsOf } from './wins.ts';

interface Deps {
  readonly clock: Clock;
  readonly pack: Pack;
  readonly storage: Pick<Storage, 'write'>;
  /** What moves orders, at a time. */
  readonly moving: (clock: Clock) => MoveDeps;
}

/**
 * Seeds the demo's people with 14 months of assessments, a year of daily wins, their goals, groups, films, collections and orders, unless there is an account already.
 * @param onBegin called where there is none
 */
export async function seedDemo(db: Database, deps: Deps, onBegin: () => void): Promise<void> {
  if (await anyAccountExists(db)) return;
  onBegin();
  const passwordHash = await hashPassword(demoPassword);
  // All or nothing: a start that is cut short seeds anew the next time.
  await inTransaction(db, async (tx) => {
    const createdAt = monthStart(deps.clock.now(), demoMonths);
    const organizationId = newId<OrganizationId>();
    await insertOrganization(tx, { ...demoOrganization, id: organizationId, createdAt });
    const people: SeededPerson[] = [];
    for (const person of demoPeople) {
      const membership = person.isMember ? organizationId : null;
      people.push(await seedPerson(tx, deps, person, { passwordHash, organizationId: membership }));
    }
    await seedGroups(tx, deps, people);
    await seedWatching(tx, people, deps.clock.now());
    await seedCollections(tx, deps.storage, people, deps.clock.now());
    await seedOrders(tx, deps, people);
  });
}

async function seedPerson(
  tx: Transaction,
  deps: Deps,
  person: DemoPerson,
  account: { readonly passwordHash: string; readonly organizationId: OrganizationId | null },
): Promise<SeededPerson> {
  const { pack } = deps;
  const userId = newId<UserId>();
  const createdAt = monthStart(deps.clock.now(), demoMonths);
  const { first_name, last_name, email, locale, timeZone, role } = person;
  await openAccount(tx, {
    id: userId,
    email,
    firstName: first_name,
    lastName: last_name,
    smsNotification: false,
    locale,
    timeZone,
    role,
    ...account,
    createdAt,
  });
  const { version } = pack.consent;
  await recordConsent(tx, { userId, locale, version, via: 'screen' }, createdAt);
  const attempts: Attempt[] = [];
  const available = categorySlugs.filter((category) => pack.traitsOf(category).length > 0);
  for (const month of monthsTaken(person)) {
    for (const [place, category] of available.entries()) {
      const taken = { now: () => takenAt(deps.clock.now(), month, place) };
      const answers = answersIn(pack, person, category, month);
      const taker = { userId, timeZone };
      const done = await completeAttempt(
        tx,
        { pack, clock: taken },
        taker,
        category,
        answers,
        locale,
      );
      attempts.push(done.attempt);
    }
  }
  const wins = winsOf(person, localDate(deps.clock.now(), timeZone));
  await importWins(tx, userId, wins, deps.clock.now());
  const goals: Goal[] = [];
  for (const story of goalsOf(person, attempts, deps.clock.now())) {
    const owner = { userId, timeZone, dayStartHour: 0 };
    goals.push(await importGoal(tx, owner, story, deps.clock.now()));
  }
  await importReviews(tx, { userId, timeZone }, person.reviews, deps.clock.now());
  const twoDaysAgo = new Date(deps.clock.now().getTime() - 2 * 86_400_000);
  const data = { browser: 'Firefox', system: 'Android' };
  await notify(tx, userId, { kind: 'new_sign_in', data }, twoDaysAgo);
  return { userId, person, goals };
}

/** An evening in the given month (0 the oldest), never later than now. */
function takenAt(now: Date, month: number, place: number): Date {
  const start = monthStart(now, demoMonths - 1 - month);
  const evening = start.getTime() + (3 + place) * 86_400_000 + (18 * 60 + 7 * place) * 60_000;
  return new Date(Math.min(evening, now.getTime() - (demoMonths - month) * 60_000));
}

function monthStart(now: Date, monthsAgo: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
}
