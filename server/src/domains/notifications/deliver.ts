import { notificationIdSchema } from '@stratum/contract/ids';
import {
  type NotificationChannel,
  notificationChoices,
} from '@stratum/contract/notification-kinds';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { type Due, defineDue, schedule } from '../../platform/due/due.ts';
import { type Channels, outerChannels } from './channels.ts';
import { addToDigest } from './digest.ts';
import { modeFor } from './mode-for.ts';
import { findReceiver, type Receiver } from './preferences-store.ts';
import { deliveryTime } from './quiet-hours.ts';
import { isNews, render } from './render.ts';
import { notificationById } from './store.ts';
import type { NotificationRow } from './tables.ts';

const kind = { name: 'notification_delivery' } as const;

/** Has a notification leave by the channels its receiver has chosen, once it may. */
export async function scheduleDeliveries(
  tx: Transaction,
  to: Receiver,
  row: NotificationRow,
  now: Date,
): Promise<void> {
  for (const channel of outerChannels) {
    // Without a choice it is sent by what has caused the notification, or never.
    if (notificationChoices[row.kind][channel].length > 1) {
      await scheduleDelivery(tx, to, row, channel, now);
    }
  }
}

async function scheduleDelivery(
  tx: Transaction,
  to: Receiver,
  row: NotificationRow,
  channel: NotificationChannel,
  now: Date,
): Promise<void> {
  const mode = modeFor(row, to, channel, now);
  if (mode === 'digest') await addToDigest(tx, to, channel, row.id, now);
  if (mode !== 'instant') return;
  const at = timeFor(row, to, now);
  await schedule(tx, { kind, subject: row.id, occurrence: channel, at });
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
      await scheduleDelivery(tx, to, row, channel, now);
      return;
    }
    const [rendered] = render(row, to);
    if (!rendered) return;
    await channels[channel](tx, { id: row.id, to, isDigest: false, notifications: [rendered] });
  });
}

function timeFor({ kind: of }: NotificationRow, to: Receiver, now: Date): Date {
  return deliveryTime(of, { timeZone: to.timeZone, quietHours: to.preferences.quietHours }, now);
}
