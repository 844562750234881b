import type { NotificationKind } from '@stratum/contract/notification-kinds';
import { nextLocalInstant } from '@stratum/contract/recurrence';

/** Whether a kind leaves at any hour: what happens to the account, and what leaves on time or never. */
const disturbs: Readonly<Record<NotificationKind, boolean>> = {
  streak_at_risk: false,
  checkin_reminder: true,
  milestone_due: false,
  goal_end: false,
  invitation: false,
  member_joined: false,
  admin_changed: false,
  member_removed: false,
  mention: false,
  group_message: false,
  new_message: false,
  missed_messages: false,
  cheer: false,
  nudge: false,
  witness_asked: false,
  witness_answered: false,
  leaderboard: false,
  new_assessment_month: false,
  reminder_due: false,
  weekly_review: false,
  report_decided: true,
  order_update: true,
  parcel_delayed: false,
  back_in_stock: false,
  new_sign_in: true,
  viewed_as: true,
  password_changed: true,
  email_changed: true,
  deletion_planned: true,
  deletion_cancelled: true,
  export_ready: true,
};

interface Quiet {
  readonly timeZone: string;
  readonly quietHours: { readonly from: string; readonly to: string } | null;
  /** The instant that its person has chosen for it, where they have. */
  readonly chosenFor?: Date | null;
}

/**
 * When a kind may leave: now, or at the end of the person's quiet hours. A time that was chosen within
 * them is meant; what was chosen for the day and comes late waits.
 */
export function deliveryTime(kind: NotificationKind, quiet: Quiet, now: Date): Date {
  const end = disturbs[kind] ? null : quietUntil(quiet, now);
  if (end === null) return now;
  return quiet.chosenFor && quietUntil(quiet, quiet.chosenFor) !== null ? now : end;
}

/** When the quiet hours end that an instant lies in; null where it lies in none. */
export function quietUntil({ timeZone, quietHours }: Quiet, instant: Date): Date | null {
  if (quietHours === null) return null;
  const end = nextLocalInstant({ time: quietHours.to }, timeZone, instant);
  const start = nextLocalInstant({ time: quietHours.from }, timeZone, instant);
  // Whichever boundary comes first says on which side of it we are.
  return end < start ? end : null;
}
