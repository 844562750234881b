import type { ReminderId } from '@stratum/contract/ids';
import { weekdays } from '@stratum/contract/plain-days';
import type { Reminder, ReminderDraft } from '@stratum/contract/reminder';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import { claimPicture } from '../uploads/index.ts';
import { scheduleReminders } from './schedule.ts';
import { insertReminders } from './store.ts';
import type { ReminderRow } from './tables.ts';
import { plan } from './timing.ts';
import { toReminder } from './to-reminder.ts';

/** Whom and what reminders are of. */
type Owner = Pick<
  ReminderRow,
  'goalId' | 'userId' | 'timeZone' | 'fromDay' | 'untilDay' | 'isActive'
>;

/**
 * Makes reminders of a goal.
 * @throws AppError what a picture is refused with
 */
export async function createReminders(
  tx: Transaction,
  clock: Clock,
  owner: Owner,
  drafts: readonly ReminderDraft[],
): Promise<Reminder[]> {
  const rows: ReminderRow[] = [];
  for (const draft of drafts) {
    const image = await claimImage(tx, clock, owner, draft);
    rows.push(newReminder(owner, draft, image, clock.now()));
  }
  await insertReminders(tx, rows);
  await scheduleReminders(tx, rows);
  return rows.map(toReminder);
}

/** @throws AppError what a picture is refused with */
export async function claimImage(
  tx: Transaction,
  clock: Clock,
  { userId }: Pick<Owner, 'userId'>,
  { image: upload }: Pick<ReminderDraft, 'image'>,
): Promise<ReminderRow['image']> {
  if (upload === undefined) return null;
  return (await claimPicture(tx, clock, userId, { upload, purpose: 'reminder_picture' })).id;
}

/** The columns of what a person says of a reminder; weekdays once each, in the order of the week. */
export function columnsOf(draft: ReminderDraft) {
  const { frequency, time, day = null, channels } = draft;
  return {
    frequency,
    time,
    weekdays: draft.weekdays ? weekdays.filter((one) => draft.weekdays?.includes(one)) : null,
    day,
    channels: [...new Set(channels)],
  };
}

function newReminder(
  owner: Owner,
  draft: ReminderDraft,
  image: ReminderRow['image'],
  now: Date,
): ReminderRow {
  const row = {
    id: newId<ReminderId>(),
    ...owner,
    ...columnsOf(draft),
    image,
    paused: false,
    nextDay: null,
    nextAt: null,
    snoozedUntil: null,
    handledThrough: null,
    skippedThrough: null,
    createdAt: now,
    changedAt: null,
  };
  return { ...row, ...plan(row, now) };
}
