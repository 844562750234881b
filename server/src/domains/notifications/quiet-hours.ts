import type { NotificationKind } from '@stratum/contract/notification-kinds';
import { nextLocalInstant } from '@stratum/contract/recurrence';

/** Kinds that disturb at any hour: what happens to the account, and what a time was chosen for. */
const disturbing: ReadonlySet<NotificationKind> = new Set([
  'checkin_reminder',
  'new_sign_in',
  'password_changed',
  'email_changed',
  'deletion_planned',
]);

interface Quiet {
  readonly timeZone: string;
  readonly quietHours: { readonly from: string; readonly to: string } | null;
}

/** When a kind may leave: now, or at the end of the person's quiet hours. */
export function deliveryTime(kind: NotificationKind, { timeZone, quietHours }: Quiet, now: Date) {
  if (quietHours === null || disturbing.has(kind)) return now;
  const end = nextLocalInstant({ time: quietHours.to }, timeZone, now);
  const start = nextLocalInstant({ time: quietHours.from }, timeZone, now);
  // Whichever boundary comes first says on which side of it we are.
  return end < start ? end : now;
}
