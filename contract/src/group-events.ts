import { z } from 'zod';
import { groupIdSchema, userIdSchema } from './ids.ts';
import { messageSchema, timetokenSchema } from './message.ts';

/** Why somebody is in a group no longer. */
export const endReasons = ['removed', 'left', 'groupDelete'] as const;

/** What a connection is told of the groups that it has named in `resume`. */
export const groupEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), groupId: groupIdSchema, message: messageSchema }),
  /** A message as it is now: edited, deleted, pinned or reacted to. */
  z.object({ type: z.literal('message_changed'), groupId: groupIdSchema, message: messageSchema }),
  /** What follows is live. */
  z.object({ type: z.literal('resumed'), groupId: groupIdSchema, timetoken: timetokenSchema }),
  z.object({ type: z.literal('typing'), groupId: groupIdSchema, userId: userIdSchema }),
  /** Who looks at the group now. */
  z.object({ type: z.literal('presence'), groupId: groupIdSchema, userIds: z.array(userIdSchema) }),
  z.object({
    type: z.literal('read'),
    groupId: groupIdSchema,
    userId: userIdSchema,
    timetoken: timetokenSchema,
  }),
  /** The last that is told of a group. */
  z.object({
    type: z.literal('membership_ended'),
    groupId: groupIdSchema,
    reason: z.enum(endReasons),
  }),
]);
export type GroupEvent = z.infer<typeof groupEventSchema>;
