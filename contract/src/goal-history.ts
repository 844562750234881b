import { z } from 'zod';
import { daySchema, instantSchema, timeOfDaySchema } from './calendar.ts';
import { goalStatusSchema } from './goal.ts';
import { goalActions, witnessAnswers } from './goal-words.ts';
import {
  goalEventIdSchema,
  goalIdSchema,
  microGoalIdSchema,
  milestoneIdSchema,
  reminderIdSchema,
  userIdSchema,
} from './ids.ts';
import { weekdays } from './plain-days.ts';
import { reminderFrequencies } from './reminder-words.ts';

function change<Name extends string, Data extends z.ZodRawShape>(name: Name, data: Data) {
  return z.object({ change: z.literal(name), ...data });
}

/** Names as they were then: what an event tells of may be called otherwise now, or be gone. */
const milestone = { milestoneId: milestoneIdSchema, milestoneName: z.string() };
const microGoal = {
  ...milestone,
  microGoalId: microGoalIdSchema,
  microGoalDescription: z.string(),
};

/** When it came then. */
const times = {
  frequency: z.enum(reminderFrequencies),
  time: timeOfDaySchema,
  weekdays: z.array(z.enum(weekdays)).optional(),
  day: z.string().optional(),
};
const reminder = { reminderId: reminderIdSchema, ...times };

/** A field before and after; a list of habits as names with commas, a picture as its file's id. */
const fields = {
  fields: z.array(
    z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
};

/** A tick or its undoing, and the percentage it has led to. */
const ticked = { status: goalStatusSchema, progress: z.int() };

/** What an event changed. The sentence is made from it in the reader's language. */
export const goalEventDataSchema = z.discriminatedUnion('change', [
  change('goal_created', { goalName: z.string(), copyOf: goalIdSchema.nullable() }),
  change('goal_fields', fields),
  change('goal_status', ticked),
  change('goal_dates', { days: z.int(), goalStartDate: daySchema, goalEndDate: daySchema }),
  change('goal_archived', { archived: z.boolean() }),
  change('goal_deleted', {}),
  change('goal_restored', {}),
  change('goal_viewed', {}),
  change('milestone_added', milestone),
  change('milestone_fields', { ...milestone, ...fields }),
  /** A milestone is ticked with those of its micro goals that were open, or the other way round. */
  change('milestone_status', { ...milestone, ...ticked, microGoalIds: z.array(microGoalIdSchema) }),
  change('milestone_moved', milestone),
  change('witness_asked', milestone),
  change('witness_answered', { ...milestone, answer: z.enum(witnessAnswers) }),
  /** With the day it was due on; older events say none. */
  change('milestone_removed', { ...milestone, dueDate: daySchema.nullable().optional() }),
  change('micro_goal_added', microGoal),
  change('micro_goal_fields', { ...microGoal, ...fields }),
  /** `milestone` says what the tick has made of its milestone. */
  change('micro_goal_status', {
    ...microGoal,
    ...ticked,
    milestone: z.object({ status: goalStatusSchema, dueDate: daySchema.nullable() }),
  }),
  change('micro_goal_moved', microGoal),
  change('micro_goal_removed', microGoal),
  change('reminder_added', reminder),
  /** `before` where its times are others now. */
  change('reminder_fields', { ...reminder, before: z.object(times).optional() }),
  change('reminder_paused', { ...reminder, paused: z.boolean() }),
  change('reminder_removed', reminder),
]);
export type GoalEventData = z.infer<typeof goalEventDataSchema>;

export const goalEventSchema = z.object({
  id: goalEventIdSchema,
  goalId: goalIdSchema,
  goalName: z.string(),
  at: instantSchema,
  /** Null once the account of whoever did it has ended. */
  actorId: userIdSchema.nullable(),
  action: z.enum(goalActions),
  data: goalEventDataSchema,
});
export type GoalEvent = z.infer<typeof goalEventSchema>;
