import { z } from 'zod';
import { daySchema, instantSchema } from './calendar.ts';
import { requiredText, text } from './fields.ts';
import { goalLengths, goalStatuses, longestGoal, mostSteps, witnessStates } from './goal-words.ts';
import { habits } from './habits.ts';
import {
  attemptIdSchema,
  fileIdSchema,
  goalIdSchema,
  groupIdSchema,
  microGoalIdSchema,
  milestoneIdSchema,
  uploadIdSchema,
  userIdSchema,
} from './ids.ts';
import { categorySchema, levelSchema, traitIdSchema } from './model.ts';
import { dayNumber } from './plain-days.ts';
import { reminderDraftSchema, reminderSchema } from './reminder.ts';
import { remindersPerGoal } from './reminder-words.ts';

// What a goal is made of: as it is sent, and as it is answered.

export const goalStatusSchema = z.enum(goalStatuses);

/** A day of a plan: years of four digits, whatever is added to it. */
export const planDaySchema = daySchema.refine((day) => day >= '1900-01-01' && day < '3000', 'date');

const habitSchema = z.enum(habits);
const habitsSchema = z
  .array(habitSchema)
  .max(habits.length)
  .overwrite((chosen) => habits.filter((habit) => chosen.includes(habit)));

/** The gap that an assessment showed: a trait, from the level it was on to the one it is to reach. */
const sourceSchema = z.object({
  attemptId: attemptIdSchema,
  traitId: traitIdSchema,
  fromLevel: levelSchema,
  toLevel: levelSchema,
});
export type GoalSource = z.infer<typeof sourceSchema>;

export const milestoneNameSchema = requiredText(goalLengths.milestoneName);
export const microGoalDescriptionSchema = requiredText(goalLengths.microGoalDescription);

const milestoneDraftSchema = z.strictObject({
  milestoneName: milestoneNameSchema,
  dueDate: planDaySchema.nullable().default(null),
  microGoal: z
    .array(z.strictObject({ microGoalDescription: microGoalDescriptionSchema }))
    .max(mostSteps)
    .default([]),
});
export type MilestoneDraft = z.infer<typeof milestoneDraftSchema>;

/** What a person writes or chooses about a goal; what is empty is as if left out. */
const written = {
  goalCategory: categorySchema,
  goalName: requiredText(goalLengths.goalName),
  goalDescription: text(goalLengths.goalDescription),
  reward: text(goalLengths.reward).nullable(),
  /** An upload of a picture. */
  image: uploadIdSchema.nullable(),
  goalStartDate: planDaySchema,
  goalEndDate: planDaySchema,
  /** The habits whose wins feed the goal. */
  habits: habitsSchema,
  /** What may come in between. */
  obstacle: text(goalLengths.obstacle).nullable(),
  /** What is done then: "If it rains, I train at home". */
  ifThen: text(goalLengths.ifThen).nullable(),
  /** The gap that it closes; null for a goal about a whole category. */
  source: sourceSchema.strict().nullable(),
};

export const goalDraftSchema = z
  .strictObject({
    ...written,
    goalDescription: written.goalDescription.default(''),
    reward: written.reward.default(null),
    image: written.image.default(null),
    habits: written.habits.default([]),
    obstacle: written.obstacle.default(null),
    ifThen: written.ifThen.default(null),
    milestones: z.array(milestoneDraftSchema).max(mostSteps).default([]),
    reminders: z.array(reminderDraftSchema).max(remindersPerGoal).default([]),
    source: written.source.default(null),
  })
  .refine(isWindow, { path: ['goalEndDate'], message: 'span' });
export type GoalDraft = z.infer<typeof goalDraftSchema>;

/** Of the fields of a goal those that change. */
export const goalChangeSchema = z
  .strictObject({ id: goalIdSchema })
  .extend(z.object(written).partial().shape);
export type GoalChange = z.infer<typeof goalChangeSchema>;

/** Whether a goal ends on or after its first day, and not too long after. */
export function isWindow(window: { goalStartDate: string; goalEndDate: string }): boolean {
  const { goalStartDate, goalEndDate } = window;
  return (
    goalStartDate <= goalEndDate && dayNumber(goalEndDate) - dayNumber(goalStartDate) < longestGoal
  );
}

const ticked = {
  status: goalStatusSchema,
  /** When it was ticked; null while it is open. */
  completedAt: instantSchema.nullable(),
};

export const microGoalSchema = z.object({
  id: microGoalIdSchema,
  microGoalDescription: z.string(),
  ...ticked,
});
export type MicroGoal = z.infer<typeof microGoalSchema>;

/** Whether a member of a group has confirmed that a milestone is done. */
export const witnessSchema = z.object({
  userId: userIdSchema,
  first_name: z.string(),
  /** The group that both were in. */
  groupId: groupIdSchema,
  state: z.enum(witnessStates),
});
export type Witness = z.infer<typeof witnessSchema>;

export const milestoneSchema = z.object({
  id: milestoneIdSchema,
  milestoneName: z.string(),
  dueDate: daySchema.nullable(),
  /** That of its micro goals together, where it has some. */
  ...ticked,
  /** In their order. */
  microGoal: z.array(microGoalSchema),
  /** Who was asked since it was ticked; absent where nobody was. */
  witness: witnessSchema.optional(),
});
export type Milestone = z.infer<typeof milestoneSchema>;

/** What of a goal can be changed as a whole, and where it stands. */
export const goalFieldsSchema = z.object({
  id: goalIdSchema,
  ...written,
  goalDescription: z.string(),
  habits: z.array(habitSchema),
  image: fileIdSchema.nullable(),
  source: sourceSchema.nullable(),
  ...ticked,
  archived: z.boolean(),
  createdAt: instantSchema,
});
export type GoalFields = z.infer<typeof goalFieldsSchema>;

/** A goal with its milestones, in their order, and its reminders. */
export const goalSchema = goalFieldsSchema.extend({
  milestones: z.array(milestoneSchema),
  reminders: z.array(reminderSchema),
});
export type Goal = z.infer<typeof goalSchema>;

/** Planned against done, by the planned day of each step (goal-plan.ts). */
export const onTrackSchema = z.object({ planned: z.int(), done: z.int(), days: z.int() });

export const progressSchema = z.int().min(0).max(100);

/** The first step that is open: a micro goal, or a milestone that has none. */
export const nextStepSchema = z.object({
  milestoneId: milestoneIdSchema,
  microGoalId: microGoalIdSchema.nullable(),
  text: z.string(),
});
export type NextStep = z.infer<typeof nextStepSchema>;

/** A goal as a list shows it. */
export const goalItemSchema = goalFieldsSchema
  .pick({
    id: true,
    goalName: true,
    goalCategory: true,
    image: true,
    status: true,
    completedAt: true,
    archived: true,
    goalStartDate: true,
    goalEndDate: true,
    source: true,
  })
  .extend({
    progress: progressSchema,
    steps: z.int(),
    onTrack: onTrackSchema,
    nextStep: nextStepSchema.nullable(),
  });
export type GoalItem = z.infer<typeof goalItemSchema>;
