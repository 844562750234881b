import { z } from 'zod';
import { boardMeasures, boardPeriods } from './board-words.ts';
import { daySchema, instantSchema } from './calendar.ts';
import { chatEndpoints } from './endpoints/chat.ts';
import { pageSchema } from './envelope.ts';
import { groupIdSchema, messageIdSchema, userIdSchema } from './ids.ts';
import {
  emojiSchema,
  messageBodySchema,
  messageSchema,
  newMessageSchema,
  placeSchema,
  timetokenSchema,
} from './message.ts';
import { mediaKinds, messageLimits, messageTypes } from './message-words.ts';
import { defineRoutes, opens } from './route.ts';

const groupParam = z.object({ ppauGroupId: groupIdSchema });
const messageParams = groupParam.extend({ messageId: messageIdSchema });
const asMember = opens({ group: { as: 'member', id: 'params.ppauGroupId' } });
const asAdmin = opens({ ownGroup: { as: 'group_admin', id: 'params.ppauGroupId' } });

/** Eight thousand characters, each of which may take six bytes as JSON writes it. */
const messageBodyLimit = 64 * 1024;
const messagesSchema = pageSchema(messageSchema);
const mediaSchema = messagesSchema.extend({
  counts: z.record(z.enum(mediaKinds), z.int()).optional(),
});

export const chatRoutes = defineRoutes({
  listMessages: {
    ...chatEndpoints.listMessages,
    summary:
      'Messages of a group, ascending, before or after a timetoken; the newest where none is named, from the first with after=0',
    access: asMember,
    params: groupParam,
    query: z
      .object({
        before: placeSchema.optional(),
        after: placeSchema.optional(),
        limit: z.coerce
          .number()
          .pipe(z.int().min(1).max(messageLimits.largestPage))
          .default(messageLimits.page),
      })
      .refine(({ before, after }) => before === undefined || after === undefined, {
        path: ['after'],
        message: 'invalid',
      }),
    reply: messagesSchema,
    errors: ['not_found'],
  },
  sendMessage: {
    ...chatEndpoints.sendMessage,
    summary: 'Sends a message; a client id that was used before answers the first one',
    access: asMember,
    params: groupParam,
    body: newMessageSchema,
    bodyLimit: messageBodyLimit,
    reply: messageSchema,
    errors: [
      'not_found',
      'upload_unfinished',
      'upload_used',
      'unsupported_file',
      'unreadable_file',
      'file_too_large',
      'too_many_requests',
    ],
    ownLimit: true,
  },
  searchMessages: {
    ...chatEndpoints.searchMessages,
    summary:
      'Messages of a group by their words, who wrote them, when and of what type, newest first',
    access: asMember,
    params: groupParam,
    query: z.object({
      text: z.string().trim().max(messageLimits.searchLength).optional(),
      senderId: userIdSchema.optional(),
      type: z.enum(messageTypes).optional(),
      from: instantSchema.optional(),
      to: instantSchema.optional(),
      cursor: placeSchema.optional(),
    }),
    reply: messagesSchema,
    errors: ['not_found'],
  },
  pinnedMessages: {
    ...chatEndpoints.pinnedMessages,
    summary: 'The messages that the admin has pinned, newest first',
    access: asMember,
    params: groupParam,
    reply: z.object({ items: z.array(messageSchema) }),
    errors: ['not_found'],
  },
  editMessage: {
    ...chatEndpoints.editMessage,
    summary: `Changes what one wrote, within ${messageLimits.changeableMinutes} minutes`,
    access: asMember,
    params: messageParams,
    body: z.strictObject({ body: messageBodySchema }),
    bodyLimit: messageBodyLimit,
    reply: messageSchema,
    errors: ['not_found', 'forbidden', 'too_late'],
  },
  deleteMessage: {
    ...chatEndpoints.deleteMessage,
    summary: `Deletes what one wrote, within ${messageLimits.changeableMinutes} minutes; the admin takes down what anybody wrote, at any time. Its place stays`,
    access: asMember,
    params: messageParams,
    reply: messageSchema,
    errors: ['not_found', 'forbidden', 'too_late'],
  },
  reactToMessage: {
    ...chatEndpoints.reactToMessage,
    summary: 'Reacts to a message with an emoji, in place of the one before; null takes it back',
    access: asMember,
    params: messageParams,
    body: z.strictObject({ emoji: emojiSchema.nullable() }),
    reply: messageSchema,
    errors: ['not_found'],
  },
  pinMessage: {
    ...chatEndpoints.pinMessage,
    summary: 'Pins a message, or takes the pin away',
    access: asAdmin,
    params: messageParams,
    body: z.strictObject({ pinned: z.boolean() }),
    reply: messageSchema,
    errors: ['not_found', 'forbidden', 'conflict'],
  },
  groupMedia: {
    ...chatEndpoints.groupMedia,
    summary:
      'The messages of a group with pictures, recordings and films, with files, or with links, newest first; the first page says how many of each there are, a thousand at most, without those of people whom the caller has blocked',
    access: asMember,
    params: groupParam,
    query: z.object({ kind: z.enum(mediaKinds).default('media'), cursor: placeSchema.optional() }),
    reply: mediaSchema,
    errors: ['not_found'],
  },
  updateUnreadMessages: {
    ...chatEndpoints.updateUnreadMessages,
    summary: 'Moves the read mark of the caller forward, or to anywhere with `unread`',
    access: opens({ group: { as: 'member', id: 'body.ppauGroupId' } }),
    body: z.strictObject({
      ppauGroupId: groupIdSchema,
      timetoken: placeSchema,
      unread: z.literal(true).optional(),
    }),
    reply: z.object({ timetoken: timetokenSchema, unreadCount: z.int() }),
    errors: ['not_found', 'too_many_requests'],
    ownLimit: true,
  },
  groupReadMarks: {
    ...chatEndpoints.groupReadMarks,
    summary: 'Up to where each member has read',
    access: asMember,
    params: groupParam,
    reply: z.object({
      items: z.array(z.object({ userId: userIdSchema, timetoken: timetokenSchema })),
    }),
    errors: ['not_found'],
  },
  groupLeaderboard: {
    ...chatEndpoints.groupLeaderboard,
    summary:
      'Those who share their wins with the group, by points, consistency or gains; or what they have won together',
    access: asMember,
    params: groupParam,
    query: z.object({
      period: z.enum(boardPeriods),
      by: z.enum(boardMeasures).default('points'),
      /** A day of another period than the newest that is over: a card names its last one. */
      to: daySchema.optional(),
    }),
    reply: z.union([
      z.object({
        from: daySchema,
        to: daySchema,
        items: z.array(
          z.object({
            rank: z.int(),
            userId: userIdSchema,
            first_name: z.string(),
            /** Points, or percent. */
            value: z.int(),
          }),
        ),
      }),
      z.object({ from: daySchema, to: daySchema, total: z.int(), of: z.int() }),
    ]),
    errors: ['not_found'],
  },
});
