import type { NotificationKind } from '@stratum/contract/notification-kinds';
import { nextLocalInstant } from '@stratum/contract/recurrence';

/** Whether a kind leaves at any hour: what happens to the account, and what a time was chosen for. */
const disturbs: Readonly<Record<NotificationKind, boolean>> = {
  streak_at_risk: false,
  checkin_reminder: true,
  milestone_due: false,
  goal_end: false,
  new_assessment_month: false,
  new_sign_in: true,
  password_changed: true,
  email_changed: true,
  deletion_planned: true,
  deletion_cancelled: true,
  export_ready: true,
};

interface Quiet {
  readonly timeZone: string;
  readonly quietHours: { readonly from: string; readonly to: string } | null;
}

/** When a kind may leave: now, or at the end of the person's quiet hours. */
export function deliveryTime(kind: NotificationKind, { timeZone, quietHours }: Quiet, now: Date) {
  if (quietHours === null || disturbs[kind]) return now;
  const end = nextLocalInstant({ time: quietHours.to }, timeZone, now);
  const start = nextLocalInstant({ time: quietHours.from }, timeZone, now);
  // Whichever boundary comes first says on which side of it we are.
  return end < start ? end : now;
}
