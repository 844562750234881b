import { z } from 'zod';
import { errorObjectSchema } from './envelope.ts';
import { liveEventSchema } from './events.ts';
import { groupEventSchema } from './group-events.ts';
import { groupLimits } from './group-rules.ts';
import { groupIdSchema, messageIdSchema, userIdSchema } from './ids.ts';
import { newMessageSchema, placeSchema, timetokenSchema } from './message.ts';

/** What a client sends. */
export const clientFrameSchema = z.discriminatedUnion('type', [
  /** The first frame, within five seconds. */
  z.object({ type: z.literal('authenticate'), token: z.string().min(1).max(200) }),
  z.object({ type: z.literal('heartbeat') }),
  /** Answered by `message_stored` once it is. */
  z.object({
    type: z.literal('send_message'),
    groupId: groupIdSchema,
    message: newMessageSchema,
  }),
  /** Groups with the timetoken after which to begin: `0` for the first message, `now` for what is new. */
  z.object({
    type: z.literal('resume'),
    groups: z
      .record(groupIdSchema, z.union([placeSchema, z.literal('now')]))
      .refine((groups) => Object.keys(groups).length <= groupLimits.groupsOfPerson, 'too_many'),
  }),
  z.object({ type: z.literal('typing'), groupId: groupIdSchema }),
]);
export type ClientFrame = z.infer<typeof clientFrameSchema>;

/** What the server sends. */
export const serverFrameSchema = z.discriminatedUnion('type', [
  /** Signed in. May come again: events may have been lost, and what is shown is fetched anew. */
  z.object({ type: z.literal('ready'), userId: userIdSchema }),
  z.object({ type: z.literal('heartbeat') }),
  /** A frame was refused; `clientId` is the one it carried, `groupId` the group that it named. */
  z.object({
    type: z.literal('error'),
    clientId: z.string().optional(),
    groupId: groupIdSchema.optional(),
    error: errorObjectSchema,
  }),
  z.object({
    type: z.literal('message_stored'),
    groupId: groupIdSchema,
    clientId: z.string(),
    id: messageIdSchema,
    timetoken: timetokenSchema,
  }),
  ...liveEventSchema.options,
  ...groupEventSchema.options,
]);
export type ServerFrame = z.infer<typeof serverFrameSchema>;
