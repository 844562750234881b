import { z } from 'zod';
import { instantSchema, timeZoneSchema } from './calendar.ts';
import { groupEndpoints } from './endpoints/groups.ts';
import { pageSchema } from './envelope.ts';
import { providerEmailSchema, requiredText } from './fields.ts';
import {
  groupLinkSchema,
  groupMemberSchema,
  groupNameSchema,
  groupPreviewSchema,
  groupRulesSchema,
  groupSchema,
  listedGroupSchema,
  receivedInvitationSchema,
  sentInvitationSchema,
} from './group.ts';
import { groupLevels, groupLimits } from './group-rules.ts';
import { groupIdSchema, invitationIdSchema, uploadIdSchema, userIdSchema } from './ids.ts';
import { defineRoutes, opens, signedIn } from './route.ts';

const groupParam = z.object({ ppauGroupId: groupIdSchema });
const asMember = opens({ group: { as: 'member', id: 'params.ppauGroupId' } });
const asAdmin = opens({ ownGroup: { as: 'group_admin', id: 'params.ppauGroupId' } });
const memberInBody = opens({ group: { as: 'member', id: 'body.ppauGroupId' } });
const adminInBody = opens({ ownGroup: { as: 'group_admin', id: 'body.ppauGroupId' } });
const cursorQuery = z.object({ cursor: z.string().max(200).optional() });
const pictureErrors = ['upload_unfinished', 'upload_used', 'unsupported_file'] as const;
const adminErrors = ['not_found', 'forbidden'] as const;

/** Fifty addresses of the greatest length. */
const inviteBodyLimit = 32 * 1024;
const linkToken = z.string().min(1).max(100);

export const groupRoutes = defineRoutes({
  listGroups: {
    ...groupEndpoints.listGroups,
    summary: 'The groups of the caller, and the invitations that wait for their answer',
    access: signedIn,
    reply: pageSchema(listedGroupSchema).extend({ invitations: z.array(receivedInvitationSchema) }),
    errors: [],
  },
  createGroup: {
    ...groupEndpoints.createGroup,
    summary: 'Makes a group whose admin is the caller, in their time zone',
    access: signedIn,
    body: z.strictObject({ name: groupNameSchema, image: uploadIdSchema.optional() }),
    reply: groupSchema,
    errors: ['not_found', 'conflict', ...pictureErrors],
  },
  updateGroup: {
    ...groupEndpoints.updateGroup,
    summary: 'Changes what is named of a group; null takes its picture or its rules away',
    access: adminInBody,
    body: z.strictObject({
      ppauGroupId: groupIdSchema,
      name: groupNameSchema.optional(),
      image: uploadIdSchema.nullable().optional(),
      rules: groupRulesSchema.min(1, 'required').nullable().optional(),
      timeZone: timeZoneSchema.optional(),
    }),
    reply: groupSchema,
    errors: [...adminErrors, ...pictureErrors],
  },
  groupInfo: {
    ...groupEndpoints.groupInfo,
    summary: 'A group, as one of its members sees it',
    access: asMember,
    params: groupParam,
    reply: groupSchema,
    errors: ['not_found'],
  },
  deleteGroup: {
    ...groupEndpoints.deleteGroup,
    summary: 'Ends a group with all that was written in it',
    access: asAdmin,
    params: groupParam,
    reply: z.object({ id: groupIdSchema }),
    errors: adminErrors,
  },
  groupMembers: {
    ...groupEndpoints.groupMembers,
    summary: 'The members of a group, the longest-standing first',
    access: asMember,
    params: groupParam,
    query: cursorQuery,
    reply: pageSchema(groupMemberSchema),
    errors: ['not_found'],
  },
  changeGroupAdmin: {
    ...groupEndpoints.changeGroupAdmin,
    summary: 'Hands a group over to another of its members',
    access: adminInBody,
    body: z.strictObject({ ppauGroupId: groupIdSchema, userId: userIdSchema }),
    reply: groupSchema,
    errors: adminErrors,
  },
  removeLeaveGroup: {
    ...groupEndpoints.removeLeaveGroup,
    summary:
      'Removes a member, or leaves where none is named: the longest-standing member follows an admin who leaves, and the last one to leave ends the group',
    access: memberInBody,
    body: z.strictObject({ ppauGroupId: groupIdSchema, userId: userIdSchema.optional() }),
    reply: z.object({ id: groupIdSchema }),
    errors: adminErrors,
  },
  changeGroupNotifications: {
    ...groupEndpoints.changeGroupNotifications,
    summary: 'What the caller is notified of in a group, and until when of nothing',
    access: memberInBody,
    body: z
      .strictObject({
        ppauGroupId: groupIdSchema,
        level: z.enum(groupLevels).optional(),
        mutedUntil: instantSchema.nullable().optional(),
      })
      .refine(({ level, mutedUntil }) => level !== undefined || mutedUntil !== undefined, {
        path: ['level'],
        message: 'required',
      }),
    reply: groupSchema,
    errors: ['not_found'],
  },
  updateShareDailywins: {
    ...groupEndpoints.updateShareDailywins,
    summary: 'Whether the caller shares their daily wins with a group',
    access: memberInBody,
    body: z.strictObject({ ppauGroupId: groupIdSchema, share: z.boolean() }),
    reply: groupSchema,
    errors: ['not_found'],
  },
  sendNotificationToMembers: {
    ...groupEndpoints.sendNotificationToMembers,
    summary:
      'A word from the admin to every other member, by their notifications; five times a day',
    access: adminInBody,
    body: z.strictObject({
      ppauGroupId: groupIdSchema,
      text: requiredText(groupLimits.noticeLength),
    }),
    reply: z.object({ sent: z.int() }),
    errors: [...adminErrors, 'too_many_requests'],
  },
  inviteMembers: {
    ...groupEndpoints.inviteMembers,
    summary: 'Invites addresses, with an account or without one; the answer is the same',
    access: adminInBody,
    body: z.strictObject({
      ppauGroupId: groupIdSchema,
      emails: z.array(providerEmailSchema).min(1, 'required').max(groupLimits.addressesAtOnce),
    }),
    bodyLimit: inviteBodyLimit,
    reply: z.object({ invitations: z.array(sentInvitationSchema) }),
    errors: [...adminErrors, 'conflict', 'too_many_requests'],
  },
  groupInvitations: {
    ...groupEndpoints.groupInvitations,
    summary: 'The invitations of a group that wait for an answer, newest first',
    access: asAdmin,
    params: groupParam,
    query: cursorQuery,
    reply: pageSchema(sentInvitationSchema),
    errors: adminErrors,
  },
  resendInvitation: {
    ...groupEndpoints.resendInvitation,
    summary: 'Sends an invitation again, which is good for as long as a new one',
    access: opens({ sentInvitation: { as: 'group_admin', id: 'body.invitationId' } }),
    body: z.strictObject({ invitationId: invitationIdSchema }),
    reply: sentInvitationSchema,
    errors: ['not_found', 'too_many_requests'],
  },
  revokeInvitation: {
    ...groupEndpoints.revokeInvitation,
    summary: 'Takes an invitation back',
    access: opens({ sentInvitation: { as: 'group_admin', id: 'query.invitationId' } }),
    query: z.strictObject({ invitationId: invitationIdSchema }),
    reply: z.object({ invitationId: invitationIdSchema }),
    errors: ['not_found'],
  },
  handleGroupInvitation: {
    ...groupEndpoints.handleGroupInvitation,
    summary: 'Accepts or declines an invitation that was sent to the address of the caller',
    access: opens({ invitation: { as: 'invited', id: 'body.invitationId' } }),
    body: z.strictObject({
      invitationId: invitationIdSchema,
      accept: z.boolean(),
      /** Whether daily wins are shared with the group from the beginning. */
      share: z.boolean().default(false),
    }),
    reply: z.object({ group: groupSchema.nullable() }),
    errors: ['not_found', 'group_full', 'conflict'],
  },
  groupLink: {
    ...groupEndpoints.groupLink,
    summary: 'The link by which people can join a group; null where there is none',
    access: asAdmin,
    params: groupParam,
    reply: z.object({ link: groupLinkSchema.nullable() }),
    errors: adminErrors,
  },
  makeGroupLink: {
    ...groupEndpoints.makeGroupLink,
    summary: 'Makes a link by which people can join a group; one that was there before ends',
    access: asAdmin,
    params: groupParam,
    reply: z.object({ link: groupLinkSchema }),
    errors: adminErrors,
  },
  revokeGroupLink: {
    ...groupEndpoints.revokeGroupLink,
    summary: 'Ends the link by which people can join a group',
    access: asAdmin,
    params: groupParam,
    reply: z.object({ link: z.null() }),
    errors: adminErrors,
  },
  previewGroupLink: {
    ...groupEndpoints.previewGroupLink,
    summary: 'What a link leads to: the name of the group and who invites, and nothing else',
    access: signedIn,
    query: z.object({ token: linkToken }),
    reply: groupPreviewSchema,
    errors: ['not_found', 'too_many_requests'],
  },
  joinByLink: {
    ...groupEndpoints.joinByLink,
    summary: 'Joins a group by its link',
    access: signedIn,
    body: z.strictObject({ token: linkToken, share: z.boolean().default(false) }),
    reply: groupSchema,
    errors: ['not_found', 'group_full', 'conflict', 'too_many_requests'],
  },
});
