import type { UserId } from '@stratum/contract/ids';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { checkinReminders } from './tables.ts';

/** @returns `HH:MM`, or null where the person wants no reminder */
export async function reminderTime(tx: Queryable, userId: UserId): Promise<string | null> {
  const [row] = await tx
    .select({ time: checkinReminders.time })
    .from(checkinReminders)
    .where(eq(checkinReminders.userId, userId));
  return row?.time ?? null;
}

export async function setReminderTime(tx: Queryable, userId: UserId, time: string): Promise<void> {
  await tx
    .insert(checkinReminders)
    .values({ userId, time })
    .onConflictDoUpdate({ target: checkinReminders.userId, set: { time } });
}

export async function deleteReminderTime(tx: Queryable, userId: UserId): Promise<void> {
  await tx.delete(checkinReminders).where(eq(checkinReminders.userId, userId));
}
