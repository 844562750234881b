import { z } from 'zod';
import { groupFactsSchema, namedSchema } from './group.ts';
import { groupParts } from './group-rules.ts';
import { groupIdSchema, userIdSchema } from './ids.ts';
import { messageSchema, timetokenSchema } from './message.ts';

/** Why somebody is in a group no longer. */
export const endReasons = ['removed', 'left', 'groupDelete'] as const;

/** What a connection is told of groups: of most things, where it has named the group in `resume`. */
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
  /** To members who have not resumed the group: what GET /ppau says of it now. */
  z.object({
    type: z.literal('unread'),
    groupId: groupIdSchema,
    unreadCount: z.int(),
    lastMessage: messageSchema.nullable(),
    named: namedSchema,
  }),
  /** To members, whether they have resumed it or not: part of the group is another, told as it is now. */
  z.object({
    type: z.literal('group_changed'),
    groupId: groupIdSchema,
    parts: z.array(z.enum(groupParts)),
    group: groupFactsSchema,
  }),
  /** The last that is told of a group, of which all members' connections are told. */
  z.object({
    type: z.literal('membership_ended'),
    groupId: groupIdSchema,
    reason: z.enum(endReasons),
  }),
]);
export type GroupEvent = z.infer<typeof groupEventSchema>;
