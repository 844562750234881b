import { z } from 'zod';
import { daySchema, instantSchema, timeOfDaySchema } from './calendar.ts';
import { fileIdSchema, goalIdSchema, reminderIdSchema, uploadIdSchema } from './ids.ts';
import { notificationChannels } from './notification-kinds.ts';
import { weekdays } from './plain-days.ts';
import { type ReminderFrequency, reminderFrequencies } from './reminder-words.ts';

/** What is said of a reminder; a shorter month’s last day stands for a day that it does not have. */
export const reminderFields = {
  frequency: z.enum(reminderFrequencies),
  /** `HH:MM` of the person's clocks. */
  time: timeOfDaySchema,
  /** Of a weekly one. */
  weekdays: z.array(z.enum(weekdays)).min(1).max(weekdays.length).optional(),
  /** Of a monthly one. */
  day: z
    .string()
    .regex(/^(0[1-9]|[12]\d|3[01])$/, 'date')
    .optional(),
  channels: z.array(z.enum(notificationChannels)).min(1).max(notificationChannels.length),
  image: uploadIdSchema.optional(),
};

/** The field that a frequency needs besides its time. */
export const daysField = {
  Daily: undefined,
  Weekly: 'weekdays',
  Monthly: 'day',
} as const satisfies Record<ReminderFrequency, 'weekdays' | 'day' | undefined>;

interface Days {
  readonly frequency: ReminderFrequency;
  readonly weekdays?: unknown;
  readonly day?: unknown;
}

/** What is wrong with the days of a reminder, by field: one that its frequency needs, or does not have. */
export function daysProblems(days: Days): ReadonlyMap<'weekdays' | 'day', 'required' | 'invalid'> {
  const needed = daysField[days.frequency];
  return new Map(
    (['weekdays', 'day'] as const).flatMap((field) => {
      const isGiven = days[field] !== undefined;
      if (isGiven === (field === needed)) return [];
      return [[field, isGiven ? 'invalid' : 'required'] as const];
    }),
  );
}

export function refineDays(days: Days, { addIssue }: z.core.$RefinementCtx): void {
  for (const [field, message] of daysProblems(days)) {
    addIssue({ code: 'custom', path: [field], message });
  }
}

export const reminderDraftSchema = z.strictObject(reminderFields).superRefine(refineDays);
export type ReminderDraft = z.infer<typeof reminderDraftSchema>;

export const reminderSchema = z.object({
  id: reminderIdSchema,
  goalId: goalIdSchema,
  ...reminderFields,
  image: fileIdSchema.nullable(),
  paused: z.boolean(),
  /** When it comes next; null where it is paused, or its goal has ended. */
  nextAt: instantSchema.nullable(),
  /** Where it was put off. */
  snoozedUntil: instantSchema.nullable(),
  /** The last day that was left out on purpose. */
  skippedThrough: daySchema.nullable(),
});
export type Reminder = z.infer<typeof reminderSchema>;

/** A reminder among those of several goals. */
export const listedReminderSchema = reminderSchema.extend({
  goalName: z.string(),
  /** Between them it comes. */
  goalStartDate: daySchema,
  goalEndDate: daySchema,
});
export type ListedReminder = z.infer<typeof listedReminderSchema>;
