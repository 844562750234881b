import { z } from 'zod';
import { attachmentEndpoints } from './endpoints/attachments.ts';
import {
  bookmarkIdSchema,
  goalIdSchema,
  groupIdSchema,
  itemIdSchema,
  messageIdSchema,
  milestoneIdSchema,
  videoIdSchema,
} from './ids.ts';
import { linkedItemSchema } from './item.ts';
import { timetokenSchema } from './message.ts';
import { traitIdSchema } from './model.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

/** What an item can be attached to, by its id. */
export const attachmentTargetSchema = z.union([
  z.strictObject({ goalId: goalIdSchema }),
  z.strictObject({ milestoneId: milestoneIdSchema }),
  z.strictObject({ traitId: traitIdSchema }),
  /** A moment of a film. */
  z.strictObject({ momentId: bookmarkIdSchema }),
  z.strictObject({ messageId: messageIdSchema }),
]);
export type AttachmentTarget = z.infer<typeof attachmentTargetSchema>;

/** Items of a goal and its milestones, of a trait, of the moments of a film, or of the messages of a group. */
const placeSchema = z
  .object({
    goalId: goalIdSchema,
    traitId: traitIdSchema,
    performance_video_id: videoIdSchema,
    ppauGroupId: groupIdSchema,
  })
  .partial()
  .refine((place) => Object.values(place).filter((id) => id !== undefined).length === 1, {
    path: ['goalId'],
    message: 'required',
  });

/** Where an item is attached: what it is called, and what leads there. A trait’s name is the pack’s. */
const attachedToSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('goal'), goalId: goalIdSchema, name: z.string() }),
  z.object({
    kind: z.literal('milestone'),
    milestoneId: milestoneIdSchema,
    goalId: goalIdSchema,
    name: z.string(),
  }),
  z.object({ kind: z.literal('trait'), traitId: traitIdSchema }),
  z.object({
    kind: z.literal('moment'),
    momentId: bookmarkIdSchema,
    performance_video_id: videoIdSchema,
    second: z.number(),
    /** Of the film. */
    name: z.string(),
  }),
  z.object({
    kind: z.literal('message'),
    messageId: messageIdSchema,
    groupId: groupIdSchema,
    timetoken: timetokenSchema,
    /** Of the group. */
    name: z.string(),
  }),
]);
export type AttachedTo = z.infer<typeof attachedToSchema>;

export const attachmentRoutes = defineRoutes({
  attachPersonalStuff: {
    ...attachmentEndpoints.attachPersonalStuff,
    summary: 'Attaches an item to something of the caller’s, or takes it away from there',
    access: opens({ item: { as: 'owner', id: 'body.id' } }),
    body: z.strictObject({ id: itemIdSchema, to: attachmentTargetSchema, attached: z.boolean() }),
    reply: z.object({ attached: z.boolean() }),
    errors: ['not_found', 'conflict'],
  },
  attachedPersonalStuff: {
    ...attachmentEndpoints.attachedPersonalStuff,
    summary:
      'The caller’s items at a goal and its milestones, a trait, moments of a film or messages of a group',
    access: signedIn,
    query: placeSchema,
    reply: z.object({
      items: z.array(z.object({ item: linkedItemSchema, to: attachmentTargetSchema })),
    }),
    errors: [],
  },
  placesOfPersonalStuff: {
    ...attachmentEndpoints.placesOfPersonalStuff,
    summary: 'What an item is attached to, as far as the caller can still see it',
    access: opens({ item: { as: 'owner', id: 'query.id' } }),
    query: z.object({ id: itemIdSchema }),
    reply: z.object({ items: z.array(attachedToSchema) }),
    errors: ['not_found'],
  },
});
