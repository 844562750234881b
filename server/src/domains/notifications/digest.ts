import { type NotificationId, type UserId, userIdSchema } from '@stratum/contract/ids';
import {
  type NotificationChannel,
  notificationChannels,
} from '@stratum/contract/notification-kinds';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, schedule } from '../../platform/due/due.ts';
import { newId } from '../../platform/new-id.ts';
import type { Channels } from './channels.ts';
import { nextDigest } from './mode-for.ts';
import { modeOf, type Preferences } from './modes.ts';
import { tellNow } from './notifications.ts';
import {
  addDigestItem,
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

/** Has a notification wait for the next digest of a channel. */
export async function addToDigest(
  tx: Transaction,
  to: Digested,
  channel: NotificationChannel,
  notificationId: NotificationId,
  now: Date,
): Promise<void> {
  await addDigestItem(tx, { userId: to.id, channel, notificationId });
  await scheduleDigest(tx, to, channel, now);
}

/** Moves the digests to come to another time or zone. */
export async function rescheduleDigests(tx: Transaction, to: Digested, now: Date): Promise<void> {
  for (const channel of await digestChannels(tx, to.id)) await scheduleDigest(tx, to, channel, now);
}

async function scheduleDigest(
  tx: Transaction,
  to: Digested,
  channel: NotificationChannel,
  now: Date,
): Promise<void> {
  await schedule(tx, { kind, subject: to.id, occurrence: channel, at: nextDigest(to, now) });
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
    else await send(tx, channels[channel], to, rows);
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
  await channel(tx, { id: newId(), to, isDigest: true, notifications: [first, ...others] });
}
