import { notificationIdSchema } from '@stratum/contract/ids';
import {
  type NotificationChannel,
  notificationChoices,
} from '@stratum/contract/notification-kinds';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, scheduleAll } from '../../platform/due/due.ts';
import { type Channels, outerChannels } from './channels.ts';
import { addToDigests } from './digest.ts';
import { modeFor } from './mode-for.ts';
import { findReceiver, type Receiver } from './preferences-store.ts';
import { deliveryTime } from './quiet-hours.ts';
import { isNews, render } from './render.ts';
import { notificationById } from './store.ts';
import type { NotificationRow } from './tables.ts';

const kind = { name: 'notification_delivery' } as const;

interface Outgoing {
  readonly to: Receiver;
  readonly row: NotificationRow;
  /** Those that it may go by. */
  readonly channels: readonly NotificationChannel[];
}

/** Has notifications leave by the channels their receivers have chosen, once they may. */
export async function scheduleDeliveries(
  tx: Transaction,
  outgoing: readonly Outgoing[],
  now: Date,
): Promise<void> {
  const modes = outgoing.flatMap(({ to, row, channels }) =>
    channels.map((channel) => {
      // Without a choice it is sent by what has caused the notification, or never.
      const isSent = isOuter(channel) && notificationChoices[row.kind][channel].length > 1;
      return { to, row, channel, mode: isSent ? modeFor(row, to, channel, now) : 'off' };
    }),
  );
  const digested = modes.filter(({ mode }) => mode === 'digest');
  await addToDigests(
    tx,
    digested.map(({ to, channel, row: { id } }) => ({ to, channel, notificationId: id })),
    now,
  );
  const instant = modes.filter(({ mode }) => mode === 'instant');
  await scheduleAll(
    tx,
    instant.map(({ to, row, channel }) => ({
      kind,
      subject: row.id,
      occurrence: channel,
      at: timeFor(row, to, now),
    })),
  );
}

function isOuter(channel: NotificationChannel): boolean {
  return outerChannels.some((outer) => outer === channel);
}

/** Hands a notification to its channel, as its receiver wants it by then. */
export function deliveryDue({ clock, channels }: { clock: Clock; channels: Channels }): Due {
  return defineDue(kind, async ({ subject, occurrence }, tx) => {
    const channel = z.enum(outerChannels).parse(occurrence);
    const row = await notificationById(tx, notificationIdSchema.parse(subject));
    const to = row && (await findReceiver(tx, row.userId));
    const now = clock.now();
    if (!to || !isNews(row, to, now)) return;
    const isWanted = modeFor(row, to, channel, now) === 'instant';
    if (!isWanted || timeFor(row, to, now) > now) {
      await scheduleDeliveries(tx, [{ to, row, channels: [channel] }], now);
      return;
    }
    const [rendered] = render(row, to);
    if (!rendered) return;
    await channels[channel](tx, { id: row.id, to, isDigest: false, notifications: [rendered] });
  });
}

function timeFor({ kind: of, data }: NotificationRow, to: Receiver, now: Date): Date {
  const chosenFor = 'dueAt' in data && data.dueAt !== null ? new Date(data.dueAt) : null;
  const { quietHours } = to.preferences;
  return deliveryTime(of, { timeZone: to.timeZone, quietHours, chosenFor }, now);
}
