import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { requiredText, text } from './fields.ts';
import { groupLevels, groupLimits, groupRoles } from './group-rules.ts';
import { fileIdSchema, groupIdSchema, invitationIdSchema, userIdSchema } from './ids.ts';
import { messageSchema } from './message.ts';

export const groupNameSchema = requiredText(groupLimits.nameLength);
export const groupRulesSchema = text(groupLimits.rulesLength);

export const groupItemSchema = z.object({
  id: groupIdSchema,
  name: z.string(),
  /** The picture's file; file-link gives its address. */
  image: fileIdSchema.nullable(),
  /** The caller's. */
  role: z.enum(groupRoles),
  memberCount: z.int(),
});
export type GroupItem = z.infer<typeof groupItemSchema>;

/** What is the same for all members of a group. */
export const groupFactsSchema = z.object({
  name: z.string(),
  image: fileIdSchema.nullable(),
  rules: z.string().nullable(),
  /** By whose days the group counts yesterday, last week and last month. */
  timeZone: z.string(),
  adminId: userIdSchema,
  memberCount: z.int(),
});
export type GroupFacts = z.infer<typeof groupFactsSchema>;

/** The members whom the last message is by or about. */
export const namedSchema = z.array(z.object({ userId: userIdSchema, first_name: z.string() }));
export type Named = z.infer<typeof namedSchema>;

/** A group among those of the caller. */
export const listedGroupSchema = groupItemSchema.extend({
  /** Others' messages after the caller's mark, without what the product says. */
  unreadCount: z.int(),
  lastMessage: messageSchema.nullable(),
  named: namedSchema,
  muted: z.boolean(),
});

export const groupSchema = groupItemSchema.extend({
  ...groupFactsSchema.shape,
  createdAt: instantSchema,
  joinedAt: instantSchema,
  /** Whether the caller shares their daily wins with this group. */
  share: z.boolean(),
  /** What the caller is notified of. */
  level: z.enum(groupLevels),
  /** Until then the caller is notified of nothing. */
  mutedUntil: instantSchema.nullable(),
});
export type Group = z.infer<typeof groupSchema>;

export const groupMemberSchema = z.object({
  userId: userIdSchema,
  first_name: z.string(),
  image: fileIdSchema.nullable(),
  role: z.enum(groupRoles),
  share: z.boolean(),
  joinedAt: instantSchema,
});

/** All that somebody sees of a group before they are a member. */
export const groupPreviewSchema = z.object({ name: z.string(), inviter: z.string() });

/** As the person who was invited sees it. */
export const receivedInvitationSchema = groupPreviewSchema.extend({
  invitationId: invitationIdSchema,
  /** Whom to block or to report. */
  inviterId: userIdSchema,
  expiresAt: instantSchema,
});

/** As the group's admin sees it: alike whether the address has an account or not. */
export const sentInvitationSchema = z.object({
  invitationId: invitationIdSchema,
  email: z.string(),
  status: z.literal('invited'),
  expiresAt: instantSchema,
});

export const groupLinkSchema = z.object({ url: z.string(), expiresAt: instantSchema });
