import { notificationIdSchema } from '@stratum/contract/ids';
import {
  type NotificationChannel,
  notificationChoices,
} from '@stratum/contract/notification-kinds';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDueBatch, scheduleAll } from '../../platform/due/due.ts';
import { type Channels, type Delivery, outerChannels } from './channels.ts';
import { addToDigests } from './digest.ts';
import { modeFor } from './mode-for.ts';
import { findReceivers, type Receiver } from './preferences-store.ts';
import { deliveryTime } from './quiet-hours.ts';
import { isNews, render } from './render.ts';
import { notificationsByIds } from './store.ts';
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

/** Hands notifications to their channels, as their receivers want it by then. */
export function deliveryDue({ clock, channels }: { clock: Clock; channels: Channels }): Due {
  return defineDueBatch(kind, async (turns, tx) => {
    const now = clock.now();
    const due = turns.map(({ subject, occurrence }) => ({
      id: notificationIdSchema.parse(subject),
      channel: outerChannelSchema.parse(occurrence),
    }));
    const rows = await notificationsByIds(
      tx,
      due.map(({ id }) => id),
    );
    const receivers = await findReceivers(
      tx,
      [...rows.values()].map(({ userId }) => userId),
    );
    const news = due.flatMap(({ id, channel }) => {
      const row = rows.get(id);
      const to = row && receivers.get(row.userId);
      // Nothing is sent to who is shut out; it stays in their list.
      const isTold = to && to.blockedAt === null && isNews(row, to, now);
      return isTold ? [{ row, to, channel }] : [];
    });
    const mayLeave = ({ row, to, channel }: (typeof news)[number]) =>
      modeFor(row, to, channel, now) === 'instant' && timeFor(row, to, now) <= now;
    const later = news.filter((each) => !mayLeave(each));
    await scheduleDeliveries(
      tx,
      later.map(({ row, to, channel }) => ({ row, to, channels: [channel] })),
      now,
    );
    for (const [channel, leaving] of Map.groupBy(news.filter(mayLeave), (each) => each.channel)) {
      await channels[channel](tx, leaving.flatMap(toDelivery));
    }
  });
}

const outerChannelSchema = z.enum(outerChannels);

function toDelivery({ row, to }: Pick<Outgoing, 'row' | 'to'>): Delivery[] {
  return render(row, to).map((rendered) => ({
    id: row.id,
    to,
    isDigest: false,
    notifications: [rendered],
  }));
}

function timeFor({ kind: of, data }: NotificationRow, to: Receiver, now: Date): Date {
  const chosenFor = 'dueAt' in data && data.dueAt !== null ? new Date(data.dueAt) : null;
  const { quietHours } = to.preferences;
  return deliveryTime(of, { timeZone: to.timeZone, quietHours, chosenFor }, now);
}
