import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { reminderEndpoints } from './endpoints/reminders.ts';
import { pageSchema } from './envelope.ts';
import { nextStepSchema } from './goal.ts';
import {
  fileIdSchema,
  goalIdSchema,
  microGoalIdSchema,
  milestoneIdSchema,
  reminderIdSchema,
} from './ids.ts';
import { listedReminderSchema, refineDays, reminderFields, reminderSchema } from './reminder.ts';
import { reminderActs, reminderAnswers, remindersPerGoal, snoozes } from './reminder-words.ts';
import { anyone, defineRoutes, opens, signedIn } from './route.ts';

const byQuery = opens({ reminder: { as: 'owner', id: 'query.id' } });
const byBody = opens({ reminder: { as: 'owner', id: 'body.id' } });

/** A reminder that has come, with what it says of its goal now. */
const dueReminderSchema = z.object({
  /** The reminder's. */
  id: reminderIdSchema,
  goalId: goalIdSchema,
  goalName: z.string(),
  dueAt: instantSchema,
  /** The step that is done next, where there is one. */
  step: nextStepSchema.nullable(),
  obstacle: z.string().nullable(),
  ifThen: z.string().nullable(),
  image: fileIdSchema.nullable(),
});
export type DueReminder = z.infer<typeof dueReminderSchema>;

const { frequency, time, weekdays, day, channels, image } = reminderFields;

export const reminderRoutes = defineRoutes({
  remindersOfGoal: {
    ...reminderEndpoints.remindersOfGoal,
    summary: 'The reminders of a goal, in the order in which they were made',
    access: opens({ goal: { as: 'owner', id: 'params.goalId' } }),
    params: z.object({ goalId: goalIdSchema }),
    reply: z.object({ items: z.array(listedReminderSchema) }),
    errors: ['not_found'],
  },
  remindersList: {
    ...reminderEndpoints.remindersList,
    summary: 'The reminders of all goals of the caller, the one that comes next first',
    access: signedIn,
    query: z.object({ cursor: z.string().max(100).optional() }),
    reply: pageSchema(listedReminderSchema),
    errors: [],
  },
  remindersDue: {
    ...reminderEndpoints.remindersDue,
    summary:
      'What has come in the last twelve hours and has no answer yet, the newest of each reminder',
    access: signedIn,
    reply: z.object({ items: z.array(dueReminderSchema) }),
    errors: [],
  },
  answerReminder: {
    ...reminderEndpoints.answerReminder,
    summary:
      'Answers one that has come, once: done (which ticks the step that is named), put off, or not this time; null takes the answer back',
    access: byBody,
    body: z.strictObject({
      id: reminderIdSchema,
      dueAt: instantSchema,
      answer: z.enum(reminderAnswers).nullable(),
      milestoneId: milestoneIdSchema.optional(),
      microGoalId: microGoalIdSchema.optional(),
    }),
    reply: reminderSchema,
    errors: ['not_found', 'conflict'],
  },
  addReminder: {
    ...reminderEndpoints.addReminder,
    summary: `Adds a reminder to a goal, which has ${remindersPerGoal} at most`,
    access: opens({ goal: { as: 'owner', id: 'body.goalId' } }),
    body: z.strictObject({ goalId: goalIdSchema, ...reminderFields }).superRefine(refineDays),
    reply: reminderSchema,
    errors: ['not_found', 'conflict', 'upload_unfinished', 'upload_used'],
  },
  changeReminder: {
    ...reminderEndpoints.changeReminder,
    summary:
      'Changes what is given of a reminder; weekdays or day go where the new frequency has none',
    access: byBody,
    body: z.strictObject({
      id: reminderIdSchema,
      frequency: frequency.optional(),
      time: time.optional(),
      weekdays,
      day,
      channels: channels.optional(),
      image,
    }),
    reply: reminderSchema,
    errors: ['not_found', 'upload_unfinished', 'upload_used'],
  },
  removeReminder: {
    ...reminderEndpoints.removeReminder,
    summary: 'Deletes a reminder',
    access: byQuery,
    query: z.strictObject({ id: reminderIdSchema }),
    reply: z.object({ id: reminderIdSchema }),
    errors: ['not_found'],
  },
  reminderPreference: {
    ...reminderEndpoints.reminderPreference,
    summary:
      'Pauses a reminder or has it go on, chooses its channels, puts it off (and takes that back with null), or leaves the next one out (and takes that back with false); a paused one, or one whose goal has ended, is not put off: 409',
    access: byBody,
    body: z
      .strictObject({
        id: reminderIdSchema,
        paused: z.boolean().optional(),
        channels: channels.optional(),
        snooze: z.enum(snoozes).nullable().optional(),
        skipNext: z.boolean().optional(),
      })
      .refine(({ snooze, skipNext }) => snooze === undefined || skipNext === undefined, {
        path: ['snooze'],
        message: 'invalid',
      }),
    reply: reminderSchema,
    errors: ['not_found', 'conflict'],
  },
  reminderImageDelete: {
    ...reminderEndpoints.reminderImageDelete,
    summary: 'Deletes the picture of a reminder, where it has one',
    access: byQuery,
    query: z.strictObject({ id: reminderIdSchema }),
    reply: reminderSchema,
    errors: ['not_found'],
  },
  actOnReminder: {
    ...reminderEndpoints.actOnReminder,
    summary:
      'Answers one reminder by the ticket that its push carries, once: says it is done, or puts it off',
    access: anyone,
    body: z.strictObject({ ticket: z.string().max(300) }),
    reply: z.object({ act: z.enum(reminderActs) }),
    errors: ['wrong_ticket', 'conflict'],
  },
});
