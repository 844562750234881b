import { z } from 'zod';
import { boardPeriods } from './board-words.ts';
import { daySchema, instantSchema, isoWeekSchema, monthSchema } from './calendar.ts';
import { notificationEndpoints } from './endpoints/notifications.ts';
import { nextStepSchema } from './goal.ts';
import { witnessAnswers } from './goal-words.ts';
import {
  fileIdSchema,
  goalIdSchema,
  groupIdSchema,
  invitationIdSchema,
  milestoneIdSchema,
  notificationIdSchema,
  orderIdSchema,
  productIdSchema,
  reminderIdSchema,
  reportIdSchema,
} from './ids.ts';
import { scoreSchema } from './model.ts';
import type { NotificationKind } from './notification-kinds.ts';
import { reportDecisions, reportedThings, reportSides } from './report-words.ts';
import { defineRoutes, opens, signedIn } from './route.ts';
import { cancelReasons, orderStatuses } from './shop/order-words.ts';

function kind<Kind extends NotificationKind, Data extends z.ZodRawShape>(name: Kind, data: Data) {
  return z.object({ kind: z.literal(name), data: z.object(data) });
}

/**
 * The kinds of notifications, a closed list. What is kept are facts: the sentence is made from them
 * in the reader's language, when it is read or sent.
 */
export const notificationContentSchema = z.discriminatedUnion('kind', [
  /** The archive of the account can be fetched until then. */
  kind('export_ready', { expiresAt: instantSchema }),
  /** As the browser names itself; null where it does not say. */
  kind('new_sign_in', { browser: z.string().nullable(), system: z.string().nullable() }),
  /** Who has looked, for how long at most, and why. */
  kind('viewed_as', { name: z.string(), begunAt: instantSchema, reason: z.string() }),
  kind('password_changed', {}),
  /** The account has that address from then on. */
  kind('email_changed', { email: z.string() }),
  kind('deletion_planned', { deletionAt: instantSchema }),
  kind('deletion_cancelled', {}),
  /** Nothing is posted for that day yet, and the streak ends with it. */
  kind('streak_at_risk', { date: daySchema, streak: z.int() }),
  kind('checkin_reminder', { date: daySchema }),
  kind('new_assessment_month', { month: monthSchema }),
  /** On that day, told the evening before and on its morning. */
  kind('milestone_due', {
    date: daySchema,
    goalId: goalIdSchema,
    goalName: z.string(),
    milestoneId: milestoneIdSchema,
    milestoneName: z.string(),
    /** Steps that are open. */
    left: z.int(),
  }),
  /** Asks whether it is done, goes on, or is let go. */
  kind('goal_end', {
    goalId: goalIdSchema,
    goalName: z.string(),
    goalEndDate: daySchema,
    progress: z.int(),
  }),
  /** Name of the group and of who invites: all that somebody knows of it who is no member. */
  kind('invitation', {
    invitationId: invitationIdSchema,
    groupName: z.string(),
    inviter: z.string(),
  }),
  /** To the admin. */
  kind('member_joined', { groupId: groupIdSchema, groupName: z.string(), name: z.string() }),
  /** To whom the group is handed over. */
  kind('admin_changed', { groupId: groupIdSchema, groupName: z.string() }),
  /** To whom it happened. */
  kind('member_removed', { groupName: z.string() }),
  /** To whom a message names, or answers. Its words stay in the group. */
  kind('mention', {
    groupId: groupIdSchema,
    groupName: z.string(),
    name: z.string(),
    isReply: z.boolean(),
  }),
  /** To who wants to hear of every message of the group. */
  kind('new_message', { groupId: groupIdSchema, groupName: z.string(), name: z.string() }),
  /** To who wants to hear of all but mentions and replies in one. */
  kind('missed_messages', { groupId: groupIdSchema, groupName: z.string(), count: z.int() }),
  /** To every other member. */
  kind('group_message', { groupId: groupIdSchema, groupName: z.string(), text: z.string() }),
  /** To a member whom another cheers, or reminds of today. */
  kind('cheer', { groupId: groupIdSchema, groupName: z.string(), name: z.string() }),
  kind('nudge', { groupId: groupIdSchema, groupName: z.string(), name: z.string() }),
  /** To whom a member asks to confirm a milestone of theirs. */
  kind('witness_asked', {
    groupId: groupIdSchema,
    groupName: z.string(),
    name: z.string(),
    milestoneName: z.string(),
  }),
  /** To whose milestone it is. */
  kind('witness_answered', {
    goalId: goalIdSchema,
    name: z.string(),
    milestoneName: z.string(),
    answer: z.enum(witnessAnswers),
  }),
  /** To who shares their wins with the group. */
  kind('leaderboard', {
    groupId: groupIdSchema,
    groupName: z.string(),
    period: z.enum(boardPeriods),
    from: daySchema,
    to: daySchema,
  }),
  /** As the goal was when it was due; the words are its person's own. */
  kind('reminder_due', {
    reminderId: reminderIdSchema,
    goalId: goalIdSchema,
    goalName: z.string(),
    /** What came: the time it was set for, or put off to. */
    dueAt: instantSchema,
    /** The step that is done next, where there is one. */
    step: nextStepSchema.nullable(),
    obstacle: z.string().nullable(),
    ifThen: z.string().nullable(),
    image: fileIdSchema.nullable(),
    /** How many before it did not come, since no server ran. */
    missed: z.int(),
    /** It did not come either, and this says so. */
    wasMissed: z.boolean(),
  }),
  /** To a side of a report, whose words it does not repeat. */
  kind('report_decided', {
    reportId: reportIdSchema,
    thing: z.enum(reportedThings),
    side: z.enum(reportSides),
    decision: z.enum(reportDecisions),
  }),
  /** What an order has come to. */
  kind('order_update', {
    orderId: orderIdSchema,
    orderNumber: z.string(),
    status: z.enum(orderStatuses),
    cancelReason: z.enum(cancelReasons).nullable(),
    trackingNumber: z.string().nullable(),
  }),
  /** Its carrier says that the parcel is held up; what it says stands with the order. */
  kind('parcel_delayed', { orderId: orderIdSchema, orderNumber: z.string() }),
  /** By its name in the language of who is told. */
  kind('back_in_stock', { productId: productIdSchema, productName: z.string() }),
  /** The figures of a weekly review at its moment; the names of goals are the person's own. */
  kind('weekly_review', {
    week: isoWeekSchema,
    from: daySchema,
    to: daySchema,
    /** The moment, where its person has chosen one. */
    dueAt: instantSchema.nullable(),
    planned: z.int(),
    done: z.int(),
    points: z.int(),
    pointsBefore: z.int(),
    /** Over all categories; `before` is null where they were not the same. */
    level: z
      .object({ score: scoreSchema, before: scoreSchema.nullable(), skills: z.int() })
      .nullable(),
    /** Those furthest behind first; `days` as in their on-track line. */
    goals: z.array(z.object({ goalName: z.string(), days: z.int() })),
  }),
]);
export type NotificationContent = z.infer<typeof notificationContentSchema>;

export const notificationSchema = z.intersection(
  z.object({
    id: notificationIdSchema,
    title: z.string(),
    text: z.string(),
    /** The page it is about, without its language. */
    target: z.string().startsWith('/'),
    createdAt: instantSchema,
    readAt: instantSchema.nullable(),
  }),
  notificationContentSchema,
);
export type Notification = z.infer<typeof notificationSchema>;

/** One of them by its id, or all. */
const oneOrAll = { id: notificationIdSchema.optional() };
const owned = opens({ notification: { as: 'owner', id: ['query.id', 'body.id'] } });

export const notificationRoutes = defineRoutes({
  getNotification: {
    ...notificationEndpoints.getNotification,
    summary:
      'Ten notifications, newest first, after those that `offset` leaves out; in the language that the call asks for',
    access: signedIn,
    query: z.object({
      offset: z.coerce.number().pipe(z.int().min(0).max(1_000_000)).default(0),
    }),
    reply: z.object({ items: z.array(notificationSchema), total: z.int() }),
    errors: [],
  },
  getNotificationCount: {
    ...notificationEndpoints.getNotificationCount,
    summary: 'How many notifications are unread',
    access: signedIn,
    reply: z.int(),
    errors: [],
  },
  setNotificationRead: {
    ...notificationEndpoints.setNotificationRead,
    summary: 'Marks one notification read by its id, or all of them',
    access: owned,
    body: z
      .strictObject({ ...oneOrAll, all: z.literal(true).optional() })
      .refine(namesOneOrAll, { path: ['id'], message: 'required' }),
    reply: z.object({ unread: z.int() }),
    errors: ['not_found'],
  },
  deleteNotification: {
    ...notificationEndpoints.deleteNotification,
    summary:
      'Deletes one notification by its id, or all of them; named in the query or in the body, which not every proxy lets through',
    access: owned,
    query: z.strictObject({ ...oneOrAll, all: z.literal('true').optional() }),
    body: z.strictObject({ ...oneOrAll, all: z.literal(true).optional() }),
    reply: z.object({ unread: z.int() }),
    errors: ['not_found'],
  },
});

function namesOneOrAll({ id, all }: { id?: unknown; all?: unknown }): boolean {
  return (id === undefined) !== (all === undefined);
}
