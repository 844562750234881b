import { z } from 'zod';
import { assessmentStatusSchema } from './assessment-status.ts';
import { goalItemSchema } from './goal.ts';
import { goalIdSchema } from './ids.ts';
import { notificationSchema } from './notifications.ts';
import { orderSummarySchema } from './shop/order.ts';
import { winDaySchema } from './wins.ts';

/**
 * Events that say what a read answers from now on. They are read where they are delivered, so that
 * the last one a client gets is true whichever of two changes was first.
 */
export const stateEventSchema = z.discriminatedUnion('type', [
  /** What GET /get-notification-count answers. */
  z.object({ type: z.literal('notification_count'), count: z.int() }),
  /** What GET /assessment-status answers. */
  z.object({ type: z.literal('assessment_status'), status: assessmentStatusSchema }),
]);
export type StateEvent = z.infer<typeof stateEventSchema>;
export type StateEventType = StateEvent['type'];

/** What a person is told over the live connection as it happens. */
export const liveEventSchema = z.discriminatedUnion('type', [
  ...stateEventSchema.options,
  /** The newest of GET /get-notification. */
  z.object({ type: z.literal('notification'), notification: notificationSchema }),
  /** A day of the calls of daily wins, as it is now. */
  z.object({ type: z.literal('wins'), day: winDaySchema }),
  /** A goal as GET /goal-list shows it; null where it is deleted. */
  z.object({ type: z.literal('goal_changed'), id: goalIdSchema, goal: goalItemSchema.nullable() }),
  /** The calls of the weekly review answer something else: a review has come, or its focus changed. */
  z.object({ type: z.literal('weekly_review_changed') }),
  /** An order as GET /get-user-order-details shows it. */
  z.object({ type: z.literal('order_changed'), order: orderSummarySchema }),
  /** Reminders of theirs were put off, paused or answered: what lists them answers something else. */
  z.object({ type: z.literal('reminders_changed') }),
  /** GET /blocked-people answers something else, and with it what leaves out who is blocked. */
  z.object({ type: z.literal('blocks_changed') }),
  /** GET /auth/sessions answers something else; each session's own list differs, so it carries none. */
  z.object({ type: z.literal('sessions_changed') }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
