import type { Person } from '@stratum/contract/console/people';
import type { UserId } from '@stratum/contract/ids';
import { notificationChannels } from '@stratum/contract/notification-kinds';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { personHash } from '../../platform/audit/hashes.ts';
import { entriesBy } from '../../platform/audit/store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/call.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { administratorNames, organizationOf, type UserRow, userById } from '../accounts/index.ts';
import { deviceOf, liveSessions } from '../auth/index.ts';
import { deliveriesOf } from '../deliveries/index.ts';
import { membershipsOf } from '../groups/index.ts';
import { deliveriesHeld, lastTold } from '../notifications/index.ts';
import { ordersOf } from '../orders/index.ts';
import { liveSubscriptions } from '../push/index.ts';
import { remindersToCome } from '../reminders/index.ts';
import type { PeopleDeps } from './deps.ts';
import { toListed } from './list.ts';

/** Of each list on the page. */
const shown = 20;

/** One person as the console tells of them. The look stands in the audit log before it is answered. */
export async function personPage(
  deps: PeopleDeps,
  caller: Caller,
  userId: UserId,
): Promise<Person> {
  const { db, clock } = deps;
  const user = await userById(db, userId);
  if (!user) throw new AppError('not_found');
  const looks = await looksAt(deps, userId);
  await inTransaction(db, (tx) =>
    appendAudit(tx, deps, {
      action: 'person_read',
      actor: caller.userId,
      subject: userId,
      details: { route: '/admin/people/:userId' },
    }),
  );
  const sessions = await liveSessions(db, userId, clock.now());
  const organization = await organizationOf(db, userId);
  const listed = toListed({
    ...user,
    organization: organization && { id: organization.id, name: organization.name },
    lastSeenAt: sessions[0]?.lastSeenAt ?? null,
  });
  return {
    ...listed,
    ...standingOf(user),
    counts: await countsOf(deps, userId),
    sessions: sessions.map((session) => {
      const { browser, system } = deviceOf(session.userAgent);
      const { id, lastSeenAt, createdAt } = session;
      return {
        id,
        browser,
        system,
        lastSeenAt: lastSeenAt.toISOString(),
        createdAt: createdAt.toISOString(),
      };
    }),
    pushBrowsers: (await liveSubscriptions(db, { userIds: [userId] }, clock.now())).length,
    groups: await groupsOf(deps, userId),
    orders: await ordersShown(deps, userId),
    sent: await sentTo(deps, userId),
    toCome: await toCome(deps, userId),
    looks,
  };
}

function standingOf(user: UserRow) {
  const { locale, timeZone, country, smsNotification, phone, blockedAt, deletionDueAt } = user;
  return {
    locale,
    timeZone,
    country,
    smsNotification,
    hasPassword: user.passwordHash !== null,
    phoneEnds: phone === null ? null : phone.replace(/\D/g, '').slice(-2),
    blockedAt: blockedAt?.toISOString() ?? null,
    deletionDate: deletionDueAt?.toISOString() ?? null,
  };
}

async function countsOf({ db, personalData }: PeopleDeps, userId: UserId) {
  const none = { notes: 0, files: 0, assessments: 0, goals: 0, wins: 0, messages: 0 };
  const counted = await Promise.all(personalData.map(async ({ counts }) => counts?.(db, userId)));
  return { ...none, ...Object.assign({}, ...counted) };
}

async function groupsOf({ db }: PeopleDeps, userId: UserId): Promise<Person['groups']> {
  const memberships = await membershipsOf(db, userId);
  return memberships.map(({ groupId, name, adminId, members }) => ({
    id: groupId,
    name,
    members,
    isAdmin: adminId === userId,
  }));
}

async function ordersShown({ db }: PeopleDeps, userId: UserId): Promise<Person['orders']> {
  const orders = await ordersOf(db, userId, { after: undefined, limit: shown });
  return orders.map(({ id, number, status, total, currency, placedAt }) => ({
    id,
    number,
    status,
    total,
    currency,
    placedAt: placedAt.toISOString(),
  }));
}

async function sentTo({ db }: PeopleDeps, userId: UserId): Promise<Person['sent']> {
  const told = await lastTold(db, userId, shown);
  const left = await deliveriesOf(db, userId, shown);
  const inApp = told.map(({ id, kind, createdAt, readAt }) => ({
    id,
    at: createdAt.toISOString(),
    kind,
    way: 'in_app' as const,
    outcome: readAt === null ? ('sent' as const) : ('read' as const),
    detail: readAt?.toISOString() ?? null,
  }));
  const sent = left.map(({ id, way, kind, at, failure }) => ({
    id: `${way} ${id}`,
    at: at.toISOString(),
    kind,
    way,
    outcome: failure === null ? ('sent' as const) : ('failed' as const),
    detail: failure,
  }));
  return [...inApp, ...sent]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, shown);
}

const ways = { in_app: 'in_app', email: 'mail', push: 'push', sms: 'sms' } as const;

async function toCome({ db }: PeopleDeps, userId: UserId): Promise<Person['toCome']> {
  const reminders = await remindersToCome(db, userId, shown);
  const held = await deliveriesHeld(db, userId, shown);
  const all = [
    ...reminders.map(({ id, nextAt, channels }) => ({
      id,
      at: nextAt?.toISOString() ?? '',
      kind: 'reminder_due',
      ways: channels.map((channel) => ways[channel]),
    })),
    ...held.map(({ id, kind, channel, at }) => ({
      id: `${channel} ${id}`,
      at: at.toISOString(),
      kind,
      ways: [ways[notificationChannels.find((each) => each === channel) ?? 'in_app']],
    })),
  ];
  return all.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, shown);
}

async function looksAt(
  { db, secrets: { auditKey } }: PeopleDeps,
  userId: UserId,
): Promise<Person['looks']> {
  const entries = await entriesBy(db, {
    isDescending: true,
    cursor: undefined,
    limit: shown,
    subject: personHash(auditKey, userId),
  });
  const administrators = await administratorNames(db);
  const names = new Map(administrators.map(({ id, name }) => [personHash(auditKey, id), name]));
  return entries.map(({ at, action, actor, details }) => ({
    at: at.toISOString(),
    action,
    name: actor === null ? null : (names.get(actor) ?? null),
    reason: details.reason ?? null,
  }));
}
