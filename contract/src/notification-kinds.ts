/** The ways by which a notification reaches a person. */
export const notificationChannels = ['in_app', 'email', 'push', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** At once, together with others once a day, or not at all. */
export const deliveryModes = ['instant', 'digest', 'off'] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

const instant = ['instant', 'digest', 'off'] as const;
const off = ['off', 'instant', 'digest'] as const;
const always = ['instant'] as const;
const never = ['off'] as const;

/** Tells the owner what happened to an account: always listed, and mailed at once by what caused it. */
const ofTheAccount = { in_app: always, email: always, push: instant, sms: never } as const;

/** What can be chosen of each kind and channel, the default first. */
export const notificationChoices = {
  streak_at_risk: { in_app: instant, email: off, push: instant, sms: off },
  checkin_reminder: { in_app: instant, email: instant, push: instant, sms: off },
  milestone_due: { in_app: instant, email: off, push: instant, sms: off },
  goal_end: { in_app: instant, email: instant, push: instant, sms: off },
  weekly_review: { in_app: instant, email: instant, push: instant, sms: never },
  /** Each reminder names the channels that it goes by, too. */
  reminder_due: { in_app: instant, email: instant, push: instant, sms: instant },
  /** Mailed for who has an account as for who has none. */
  invitation: { in_app: instant, email: instant, push: instant, sms: never },
  member_joined: { in_app: instant, email: off, push: off, sms: never },
  admin_changed: { in_app: instant, email: off, push: instant, sms: never },
  member_removed: { in_app: instant, email: off, push: instant, sms: never },
  /** Somebody names them in a group, or answers them. */
  mention: { in_app: instant, email: off, push: instant, sms: never },
  /** A message of a group of which they want to hear all. */
  new_message: { in_app: instant, email: off, push: instant, sms: never },
  /** Messages of a group that have waited to be read. */
  missed_messages: { in_app: instant, email: off, push: instant, sms: never },
  /** A word from a group's admin. */
  group_message: { in_app: instant, email: off, push: instant, sms: never },
  /** A member of a group cheers them, or reminds them of today. */
  cheer: { in_app: instant, email: off, push: instant, sms: never },
  nudge: { in_app: instant, email: off, push: instant, sms: never },
  /** Somebody asks them to confirm a milestone; somebody has answered that. */
  witness_asked: { in_app: instant, email: off, push: instant, sms: never },
  witness_answered: { in_app: instant, email: off, push: instant, sms: never },
  /** A leaderboard of a group is there. */
  leaderboard: { in_app: instant, email: off, push: off, sms: never },
  new_assessment_month: { in_app: instant, email: instant, push: instant, sms: never },
  /** What happens to an order: listed and mailed at once in any case, as its papers are. */
  order_update: ofTheAccount,
  /** A carrier says that a parcel is held up. */
  parcel_delayed: { in_app: instant, email: instant, push: instant, sms: never },
  /** What was sold out, to who has asked to be told. */
  back_in_stock: { in_app: instant, email: instant, push: instant, sms: never },
  /** What was decided on a report by them, or about them. */
  report_decided: ofTheAccount,
  new_sign_in: { in_app: always, email: off, push: instant, sms: never },
  /** An administrator has looked at Stratum as they see it. */
  viewed_as: { in_app: always, email: off, push: instant, sms: never },
  password_changed: ofTheAccount,
  email_changed: ofTheAccount,
  deletion_planned: ofTheAccount,
  deletion_cancelled: { in_app: always, email: off, push: instant, sms: never },
  export_ready: ofTheAccount,
} as const satisfies Record<
  string,
  Record<NotificationChannel, readonly [DeliveryMode, ...DeliveryMode[]]>
>;

export type NotificationKind = keyof typeof notificationChoices;

/** Times of the person's clocks, where they have chosen none. */
export const defaultQuietHours = { from: '22:00', to: '07:00' } as const;
export const defaultDigestTime = '18:00';
