import type { NotificationKind } from '@stratum/contract/notification-kinds';

/** Whether a kind holds names or words of others, which a push shows only to who has chosen so. */
const holdsOthers: Readonly<Record<NotificationKind, boolean>> = {
  streak_at_risk: false,
  checkin_reminder: false,
  milestone_due: false,
  goal_end: false,
  reminder_due: false,
  weekly_review: false,
  invitation: true,
  member_joined: true,
  admin_changed: true,
  member_removed: true,
  mention: true,
  group_message: true,
  new_message: true,
  missed_messages: true,
  cheer: true,
  nudge: true,
  witness_asked: true,
  witness_answered: true,
  leaderboard: true,
  new_assessment_month: false,
  report_decided: false,
  order_update: false,
  parcel_delayed: false,
  back_in_stock: false,
  new_sign_in: false,
  viewed_as: true,
  password_changed: false,
  email_changed: false,
  deletion_planned: false,
  deletion_cancelled: false,
  export_ready: false,
};

/** What happened, without names and words of others. */
export interface DiscreetText {
  readonly title: string;
  readonly text: string;
}

/** @returns nothing for a kind that holds none of them */
export function discreetText(
  kind: NotificationKind,
  say: (part: string) => string,
): { readonly discreet?: DiscreetText } {
  if (!holdsOthers[kind]) return {};
  return { discreet: { title: say('discreet.title'), text: say('discreet.text') } };
}
