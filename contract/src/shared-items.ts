import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { sharedItemEndpoints } from './endpoints/shared-items.ts';
import { groupIdSchema, itemIdSchema, messageIdSchema } from './ids.ts';
import { itemDetailsSchema, itemSchema } from './item.ts';
import { clientIdSchema, messageSchema, timetokenSchema } from './message.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

/** The item as it was when it was shared: what is in it, and nothing that its owner said of it. */
const sharedItemSchema = itemDetailsSchema
  .pick({
    type: true,
    title: true,
    backgroundId: true,
    content: true,
    file: true,
    images: true,
    preview: true,
  })
  .extend({ messageId: messageIdSchema, groupId: groupIdSchema, sharedAt: instantSchema });
export type SharedItem = z.infer<typeof sharedItemSchema>;

/** Where a copy is. */
const shareSchema = z.object({
  messageId: messageIdSchema,
  groupId: groupIdSchema,
  groupName: z.string(),
  timetoken: timetokenSchema,
  /** Whether its owner is in the group still. */
  isMember: z.boolean(),
});

export const sharedItemRoutes = defineRoutes({
  sharePersonalStuff: {
    ...sharedItemEndpoints.sharePersonalStuff,
    summary:
      'Sends a copy of an item to a group, as a card in its chat; a client id that was used before answers the first one',
    access: opens({
      item: { as: 'owner', id: 'body.id' },
      group: { as: 'member', id: 'body.ppauGroupId' },
    }),
    body: z.strictObject({
      id: itemIdSchema,
      ppauGroupId: groupIdSchema,
      clientId: clientIdSchema,
    }),
    reply: messageSchema,
    errors: ['not_found', 'conflict', 'file_too_large'],
  },
  sharesOfPersonalStuff: {
    ...sharedItemEndpoints.sharesOfPersonalStuff,
    summary: 'The groups in which copies of an item are, the newest first',
    access: opens({ item: { as: 'owner', id: 'query.id' } }),
    query: z.object({ id: itemIdSchema }),
    reply: z.object({ items: z.array(shareSchema) }),
    errors: ['not_found'],
  },
  sharesWithoutPersonalStuff: {
    ...sharedItemEndpoints.sharesWithoutPersonalStuff,
    summary: 'The newest copies of the caller’s in groups whose items are deleted for good',
    access: signedIn,
    reply: z.object({ items: z.array(shareSchema.extend({ title: z.string() })) }),
    errors: [],
  },
  takeBackPersonalStuff: {
    ...sharedItemEndpoints.takeBackPersonalStuff,
    summary: 'Takes a copy back that the caller has shared, for everybody',
    access: opens({ share: { as: 'owner', id: 'body.messageId' } }),
    body: z.strictObject({ messageId: messageIdSchema }),
    reply: z.object({ messageId: messageIdSchema }),
    errors: ['not_found'],
  },
  sharedPersonalStuff: {
    ...sharedItemEndpoints.sharedPersonalStuff,
    summary: 'A copy that was shared with a group of the caller’s, with all that is in it',
    access: opens({ shared: { as: 'member', id: 'params.messageId' } }),
    params: z.object({ messageId: messageIdSchema }),
    reply: sharedItemSchema,
    errors: ['not_found'],
  },
  keepSharedPersonalStuff: {
    ...sharedItemEndpoints.keepSharedPersonalStuff,
    summary:
      'Keeps a copy of its own of what was shared, unfiled in the caller’s collection; one with an id that the caller has used is the item made then',
    access: opens({ shared: { as: 'member', id: 'body.messageId' } }),
    body: z.strictObject({ messageId: messageIdSchema, id: itemIdSchema.optional() }),
    reply: itemSchema,
    errors: ['not_found', 'quota_exceeded'],
  },
});
