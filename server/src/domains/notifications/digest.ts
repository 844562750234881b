import { type NotificationId, type UserId, userIdSchema } from '@stratum/contract/ids';
import {
  type NotificationChannel,
  notificationChannels,
} from '@stratum/contract/notification-kinds';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, scheduleAll } from '../../platform/due/due.ts';
import { newId } from '../../platform/new-id.ts';
import type { Channels } from './channels.ts';
import { nextDigest } from './mode-for.ts';
import { modeOf, type Preferences } from './modes.ts';
import { tellNow } from './notifications.ts';
import {
  addDigestItems,
  digestChannels,
  findReceiver,
  listNow,
  type Receiver,
  takeDigestItems,
} from './preferences-store.ts';
import { isNews, render } from './render.ts';
import type { NotificationRow } from './tables.ts';

const kind = { name: 'notification_digest' } as const;

interface Digested {
  readonly id: UserId;
  readonly timeZone: string;
  readonly preferences: Preferences;
}

interface DigestItem {
  readonly to: Digested;
  readonly channel: NotificationChannel;
  readonly notificationId: NotificationId;
}

/** Has notifications wait, each for the next digest of its receiver and channel. */
export async function addToDigests(
  tx: Transaction,
  items: readonly DigestItem[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  await addDigestItems(
    tx,
    items.map(({ to, channel, notificationId }) => ({ userId: to.id, channel, notificationId })),
  );
  const digests = new Map(items.map((item) => [`${item.to.id} ${item.channel}`, item]));
  await scheduleDigests(tx, [...digests.values()], now);
}

/** Moves the digests to come to another time or zone. */
export async function rescheduleDigests(tx: Transaction, to: Digested, now: Date): Promise<void> {
  const channels = await digestChannels(tx, to.id);
  await scheduleDigests(
    tx,
    channels.map((channel) => ({ to, channel })),
    now,
  );
}

/** @param digests each once */
async function scheduleDigests(
  tx: Transaction,
  digests: readonly Pick<DigestItem, 'to' | 'channel'>[],
  now: Date,
): Promise<void> {
  const rows = digests.map(({ to, channel }) => ({
    kind,
    subject: to.id,
    occurrence: channel,
    at: nextDigest(to, now),
  }));
  await scheduleAll(tx, rows);
}

/** Hands what has come together since the last digest to its channel, in one piece. */
export function digestDue({ clock, channels }: { clock: Clock; channels: Channels }): Due {
  return defineDue(kind, async ({ subject, occurrence }, tx) => {
    const channel = z.enum(notificationChannels).parse(occurrence);
    const to = await findReceiver(tx, userIdSchema.parse(subject));
    if (!to) return;
    const now = clock.now();
    const waiting = await takeDigestItems(tx, to.id, channel);
    const rows = waiting.filter(
      (row) => isNews(row, to, now) && modeOf(to.preferences, row.kind, channel) !== 'off',
    );
    if (channel === 'in_app') await list(tx, to, rows);
    else if (to.blockedAt === null) await send(tx, channels[channel], to, rows);
  });
}

async function list(tx: Transaction, to: Receiver, rows: readonly NotificationRow[]) {
  if (rows.length === 0) return;
  await listNow(
    tx,
    rows.map(({ id }) => id),
  );
  for (const row of rows) tellNow(tx, row, to);
}

async function send(
  tx: Transaction,
  channel: Channels[keyof Channels],
  to: Receiver,
  rows: readonly NotificationRow[],
) {
  const [first, ...others] = rows.flatMap((row) => render(row, to));
  if (!first) return;
  await channel(tx, [{ id: newId(), to, isDigest: true, notifications: [first, ...others] }]);
}
