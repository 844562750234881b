import type { GoalId, NotificationId, UserId } from '@stratum/contract/ids';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
} from '@stratum/contract/notification-kinds';
import type { NotificationContent } from '@stratum/contract/notifications';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { newId } from '../../platform/new-id.ts';
import { scheduleDeliveries } from './deliver.ts';
import { addToDigests } from './digest.ts';
import { modeFor } from './mode-for.ts';
import { tellNow } from './notifications.ts';
import { findReceivers } from './preferences-store.ts';
import {
  insertNotifications,
  insertSilenced,
  markAboutRead,
  markCauseRead,
  markOthersRead,
  type OthersOfGoal,
  type ToldAbout,
  withdrawUnread,
} from './store.ts';

/**
 * @property cause what it is told of once, where whoever tells may run again: a day, a month
 * @property channels the only ones that it may go by; all where absent
 */
type News = NotificationContent & {
  readonly cause?: string;
  readonly channels?: readonly NotificationChannel[];
};

/**
 * Tells a person of something that happened, in the transaction in which it happens: in the list at
 * once or with the digest, and by the other channels that they have chosen.
 * @returns null where they were told of the same cause before
 */
export async function notify(
  tx: Transaction,
  userId: UserId,
  news: News,
  now: Date,
): Promise<NotificationId | null> {
  const [told] = await notifyAll(tx, [{ userId, ...news }], now);
  return told ?? null;
}

/** Tells many, in the same number of statements. @returns the ids of what was not told before */
export async function notifyAll(
  tx: Transaction,
  news: readonly (News & { readonly userId: UserId })[],
  now: Date,
): Promise<NotificationId[]> {
  const receivers = await findReceivers(
    tx,
    news.map(({ userId }) => userId),
  );
  const all = news.map(({ userId, cause, channels = notificationChannels, kind, data }) => {
    const to = receivers.get(userId);
    if (!to) throw new AppError('invalid_token');
    const content = { kind, data } as NotificationContent;
    const inApp = channels.includes('in_app') ? modeFor(content, to, 'in_app', now) : 'off';
    const row = {
      id: newId<NotificationId>(),
      userId,
      ...content,
      cause: cause ?? null,
      isListed: inApp === 'instant',
      createdAt: now,
      readAt: null,
    };
    return { to, inApp, channels, row };
  });
  const inserted = await insertNotifications(
    tx,
    all.map(({ row }) => row),
  );
  const told = all.filter(({ row }) => inserted.has(row.id));
  for (const { row, to } of told) if (row.isListed) tellNow(tx, row, to);
  const listedLater = told.filter(({ inApp }) => inApp === 'digest');
  await addToDigests(
    tx,
    listedLater.map(({ to, row: { id } }) => ({ to, channel: 'in_app', notificationId: id })),
    now,
  );
  await scheduleDeliveries(tx, told, now);
  return told.map(({ row }) => row.id);
}

interface Silenced {
  readonly kind: NotificationKind;
  readonly cause: string;
  /** Why nothing is sent, such as a pause. */
  readonly reason: string;
}

/** Records a reminder that is kept from its person on purpose: it was silenced, and not missed. */
export async function silence(
  tx: Transaction,
  userId: UserId,
  silenced: Silenced,
  now: Date,
): Promise<void> {
  await insertSilenced(tx, { userId, ...silenced, silencedAt: now });
}

/** @property cause what they told of */
interface Done {
  readonly kinds: readonly NotificationKind[];
  readonly cause: string;
}

/** Marks what has been done as read: what of it has not left yet, by any channel, does not leave. */
export async function markDone(
  tx: Transaction,
  userId: UserId,
  done: Done,
  now: Date,
): Promise<void> {
  const wasUnread = await markCauseRead(tx, userId, done, now);
  if (wasUnread) tx.afterCommit({ to: userId, changed: 'notification_count' });
}

/** The same for all that a kind tells of a goal, but for what is as it was told. */
export async function markOthersDone(
  tx: Transaction,
  userId: UserId,
  others: OthersOfGoal,
  now: Date,
): Promise<void> {
  const wasUnread = await markOthersRead(tx, userId, others, now);
  if (wasUnread) tx.afterCommit({ to: userId, changed: 'notification_count' });
}

/** Marks what tells of something as read: what of it has not left yet does not leave. */
export async function markRead(tx: Transaction, told: ToldAbout, now: Date): Promise<void> {
  const wasUnread = await markAboutRead(tx, told, now);
  if (wasUnread) tx.afterCommit({ to: told.userId, changed: 'notification_count' });
}

/**
 * Takes back what is unread of a goal that is gone: it leaves the list, and what of it has not left
 * yet does not leave.
 */
export async function withdrawOf(
  tx: Transaction,
  { userId, goalId }: { readonly userId: UserId; readonly goalId: GoalId },
  now: Date,
): Promise<void> {
  const wasListed = await withdrawUnread(tx, userId, goalId, now);
  if (wasListed) tx.afterCommit({ to: userId, changed: 'notification_count' });
}
