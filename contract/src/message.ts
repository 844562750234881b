import { z } from 'zod';
import { daySchema, instantSchema } from './calendar.ts';
import { goalItemSchema, witnessSchema } from './goal.ts';
import {
  fileIdSchema,
  goalIdSchema,
  groupIdSchema,
  messageIdSchema,
  milestoneIdSchema,
  uploadIdSchema,
  userIdSchema,
} from './ids.ts';
import { messageLimits, messageTypes, type SentType, sentTypes } from './message-words.ts';
import { sharedCardSchema } from './shared-card.ts';

/** Ticks of 100 ns since 1970 in 17 digits; it grows with each message of a group. */
export const timetokenSchema = z.string().regex(/^\d{17}$/, 'invalid');
/** A place in a group's messages, `0` for before the first. */
export const placeSchema = z.string().regex(/^\d{1,17}$/, 'invalid');

/** Exactly as it was typed: neither trimmed nor changed. Blank alone is none. */
export const messageBodySchema = z
  .string()
  .max(messageLimits.bodyLength)
  .refine((value) => value.trim() !== '', 'required')
  .refine((value) => !value.includes('\0') && value.isWellFormed(), 'characters');

export const clientIdSchema = z
  .string()
  .min(1, 'required')
  .max(messageLimits.clientIdLength)
  .regex(/^\P{C}+$/u, 'characters');

/** One emoji, as Unicode recommends it for general interchange. */
export const emojiSchema = z
  .string()
  .max(40)
  .refine((value) => /^\p{RGI_Emoji}$/v.test(value), 'choice');

/**
 * What a browser shows of a file before it has loaded it, as the sender's browser found it: the size
 * of a picture or film in pixels, the length of a sound or film, how loud a sound is as it goes on.
 */
export const fileShapeSchema = z.strictObject({
  width: z.int().min(1).max(messageLimits.longestSide).optional(),
  height: z.int().min(1).max(messageLimits.longestSide).optional(),
  seconds: z.number().min(0).max(messageLimits.longestSound).optional(),
  peaks: z.array(z.int().min(0).max(messageLimits.loudest)).max(messageLimits.peaks).optional(),
});
export type FileShape = z.infer<typeof fileShapeSchema>;

/** What a client sends, by POST or by the live connection. */
export const newMessageSchema = z
  .strictObject({
    clientId: clientIdSchema,
    type: z.enum(sentTypes),
    body: messageBodySchema.optional(),
    attachment: z
      .union([
        z.strictObject({ uploadId: uploadIdSchema, shape: fileShapeSchema.optional() }),
        z.strictObject({ goalId: goalIdSchema }),
      ])
      .optional(),
    replyTo: messageIdSchema.optional(),
    /** Members who are meant. */
    mentions: z.array(userIdSchema).max(messageLimits.mentions).optional(),
  })
  .refine(({ type, body }) => type !== 'text' || body !== undefined, {
    path: ['body'],
    message: 'required',
  })
  .refine(({ type, attachment }) => needOf(type) === kindOf(attachment), {
    path: ['attachment'],
    message: 'invalid',
  });
export type NewMessage = z.infer<typeof newMessageSchema>;

function needOf(type: SentType) {
  if (type === 'text') return 'none';
  return type === 'goalHistoryImage' ? 'goalId' : 'uploadId';
}

function kindOf(attachment: object | undefined) {
  if (!attachment) return 'none';
  return 'goalId' in attachment ? 'goalId' : 'uploadId';
}

/** A goal as its card shows it: read when it is looked at. */
const goalCardSchema = goalItemSchema
  .pick({
    goalName: true,
    goalCategory: true,
    status: true,
    progress: true,
    goalStartDate: true,
    goalEndDate: true,
  })
  .extend({
    goalId: goalIdSchema,
    /** In their order. */
    milestones: z.array(
      z.object({
        id: milestoneIdSchema,
        milestoneName: z.string(),
        /** Its micro goals, or itself where it has none. */
        steps: z.int(),
        done: z.int(),
        /** Null where nobody of the group was asked since it was done. */
        witness: witnessSchema.pick({ userId: true, state: true }).nullable(),
      }),
    ),
  });
export type GoalCard = z.infer<typeof goalCardSchema>;

const attachmentSchema = z.union([
  z.object({ fileId: fileIdSchema, name: z.string(), type: z.string(), size: z.int() }),
  z.object({ goal: goalCardSchema }),
  z.object({ item: sharedCardSchema }),
]);

/** What the product itself says with a message, or of its file. */
const messageDataSchema = z.union([
  /** Who did something, and whom it is about. Null once their account has ended. */
  z.object({ actorId: userIdSchema.nullable(), subjectId: userIdSchema.nullable() }),
  /** The days that a leaderboard is about; its rows are counted when they are read. */
  z.object({ from: daySchema, to: daySchema }),
  /** The day of five wins. */
  z.object({ date: daySchema }),
  /** An item that is shared. */
  z.object({ item: sharedCardSchema }),
  fileShapeSchema,
]);
export type MessageData = z.infer<typeof messageDataSchema>;

export const messageSchema = z.object({
  id: messageIdSchema,
  groupId: groupIdSchema,
  clientId: z.string().nullable(),
  timetoken: timetokenSchema,
  type: z.enum(messageTypes),
  /** Null where the product speaks, and once the account has ended. */
  senderId: userIdSchema.nullable(),
  body: z.string().nullable(),
  /** Null where there is none, or it is gone. */
  attachment: attachmentSchema.nullable(),
  replyTo: messageIdSchema.nullable(),
  /** The beginning of what it replies to, as that is now; null where it is deleted. */
  quote: z
    .object({
      senderId: userIdSchema.nullable(),
      type: z.enum(messageTypes),
      body: z.string().nullable(),
      timetoken: timetokenSchema,
    })
    .nullable(),
  mentions: z.array(userIdSchema),
  reactions: z.array(z.object({ emoji: z.string(), userIds: z.array(userIdSchema) })),
  pinned: z.boolean(),
  editedAt: instantSchema.nullable(),
  deletedAt: instantSchema.nullable(),
  /** Whether the admin has taken it down. */
  takenDown: z.boolean(),
  data: messageDataSchema.nullable(),
});
export type Message = z.infer<typeof messageSchema>;
