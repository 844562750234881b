import type { NotificationKind } from '@stratum/contract/notification-kinds';

/** What kinds of notifications are about, in the order in which they stand. */
export const preferenceGroups = ['days', 'goals', 'groups', 'account'] as const;
export type PreferenceGroup = (typeof preferenceGroups)[number];

export const groupOf: Readonly<Record<NotificationKind, PreferenceGroup>> = {
  streak_at_risk: 'days',
  checkin_reminder: 'days',
  new_assessment_month: 'days',
  reminder_due: 'goals',
  milestone_due: 'goals',
  goal_end: 'goals',
  weekly_review: 'goals',
  witness_asked: 'goals',
  witness_answered: 'goals',
  invitation: 'groups',
  member_joined: 'groups',
  admin_changed: 'groups',
  member_removed: 'groups',
  mention: 'groups',
  new_message: 'groups',
  missed_messages: 'groups',
  group_message: 'groups',
  cheer: 'groups',
  nudge: 'groups',
  leaderboard: 'groups',
  order_update: 'account',
  parcel_delayed: 'account',
  back_in_stock: 'account',
  report_decided: 'account',
  new_sign_in: 'account',
  viewed_as: 'account',
  password_changed: 'account',
  email_changed: 'account',
  deletion_planned: 'account',
  deletion_cancelled: 'account',
  export_ready: 'account',
};
