import type { Locale } from '@stratum/contract/locale';
import type { NotificationKind } from '@stratum/contract/notification-kinds';
import type { NotificationContent } from '@stratum/contract/notifications';
import type { TFunction } from 'i18next';
import { dayFor, monthFor, plainDayFor } from '../../platform/i18n/dates.ts';
import { createSentences } from '../../platform/i18n/sentences.ts';
import { type DiscreetText, discreetText } from './discreet-text.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import { reminderText } from './reminder-text.ts';
import { reviewText } from './review-text.ts';

export const sentences = createSentences({ notifications: { en, fr, de } });

/** Where what a kind tells of is looked at and acted on: a page, without its language. */
const targets: Readonly<Record<NotificationKind, string>> = {
  export_ready: '/profile#data',
  new_sign_in: '/profile#security',
  viewed_as: '/profile#security',
  password_changed: '/profile#security',
  email_changed: '/profile#security',
  deletion_planned: '/profile',
  deletion_cancelled: '/profile',
  streak_at_risk: '/dashboard#check-in',
  checkin_reminder: '/dashboard#check-in',
  milestone_due: '/goal-details',
  goal_end: '/goal-details',
  reminder_due: '/reminders',
  weekly_review: '/weekly-review',
  new_assessment_month: '/self-assessment',
  invitation: '/ppau',
  mention: '/ppau',
  group_message: '/ppau',
  new_message: '/ppau',
  missed_messages: '/ppau',
  member_joined: '/ppau',
  admin_changed: '/ppau',
  member_removed: '/ppau',
  cheer: '/ppau',
  nudge: '/dashboard#check-in',
  witness_asked: '/ppau',
  witness_answered: '/goal-details',
  leaderboard: '/ppau',
  report_decided: '/report-decision',
  order_update: '/trackingDetails',
  parcel_delayed: '/trackingDetails',
  back_in_stock: '/product',
};

/** A notification whose sentence is the same but for a value or two. */
type Plain = Exclude<NotificationContent, { kind: 'reminder_due' | 'weekly_review' }>;

type OrderUpdate = Extract<NotificationContent, { kind: 'order_update' }>['data'];

export interface Reader {
  readonly locale: Locale;
  readonly timeZone: string;
}

export interface NotificationText {
  readonly title: string;
  readonly text: string;
  /** Paragraphs of the mail alone. */
  readonly more?: readonly string[];
  readonly discreet?: DiscreetText;
  readonly target: string;
}

/** What a notification says to its reader, what more a mail says, and the page it leads to. */
export function textOf(content: NotificationContent, reader: Reader): NotificationText {
  const t = sentences(reader.locale);
  const target = targetOf(content);
  if (content.kind === 'reminder_due') return { ...reminderText(content.data, reader, t), target };
  if (content.kind === 'weekly_review') return { ...reviewText(content.data, reader, t), target };
  const values = { ns: 'notifications', ...valuesOf(content, reader, t) };
  const say = (part: string) => t(`kind.${content.kind}.${part}`, values);
  return { title: say('title'), text: say('text'), ...discreetText(content.kind, say), target };
}

function targetOf({ kind, data }: NotificationContent): string {
  if (kind === 'nudge') return targets.nudge;
  if (kind === 'leaderboard') return `${targets[kind]}?group=${data.groupId}&panel=boards`;
  // One that is over by then says so there.
  if (kind === 'invitation') return `${targets[kind]}?invitation=${data.invitationId}`;
  if ('groupId' in data) return `${targets[kind]}?group=${data.groupId}`;
  if ('reportId' in data) return `${targets[kind]}?id=${data.reportId}`;
  if ('orderId' in data) return `${targets[kind]}?orderId=${data.orderId}`;
  if ('goalId' in data) {
    const name = kind === 'reminder_due' ? 'goalId' : 'id';
    return `${targets[kind]}?${name}=${data.goalId}`;
  }
  return 'week' in data ? `${targets[kind]}?week=${data.week}` : targets[kind];
}

function valuesOf({ kind, data }: Plain, reader: Reader, t: TFunction): object {
  switch (kind) {
    case 'export_ready':
      return { date: dayFor(reader, new Date(data.expiresAt)) };
    case 'deletion_planned':
      return { date: dayFor(reader, new Date(data.deletionAt)) };
    case 'new_sign_in':
      return { device: deviceOf(data, t) };
    case 'viewed_as':
      return { ...data, date: dayFor(reader, new Date(data.begunAt)) };
    case 'new_assessment_month':
      return { month: monthFor(reader.locale, data.month) };
    case 'milestone_due':
      return { ...data, date: plainDayFor(reader.locale, data.date), count: data.left };
    case 'goal_end':
      return { ...data, date: plainDayFor(reader.locale, data.goalEndDate) };
    case 'leaderboard':
      return { ...data, context: data.period };
    case 'witness_answered':
      return { ...data, context: data.answer };
    case 'report_decided':
      return { context: `${data.side}_${data.decision}` };
    case 'order_update':
      return { ...data, context: orderContext(data) };
    case 'mention':
      return { ...data, context: data.isReply ? 'reply' : undefined };
    default:
      return data;
  }
}

function orderContext({ status, cancelReason }: OrderUpdate): string {
  if (cancelReason === 'expired') return 'cancelled_expired';
  return cancelReason === 'payment_refused' ? 'cancelled_refused' : status;
}

function deviceOf(
  { browser, system }: { browser: string | null; system: string | null },
  t: TFunction,
): string {
  const ns = 'notifications';
  if (browser !== null && system !== null) return t('device_both', { ns, browser, system });
  return browser ?? system ?? t('device_unknown', { ns });
}
