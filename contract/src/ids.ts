import { z } from 'zod';

/** UUIDv7, branded by the entity it names. */
function id<Entity extends string>(entity: Entity) {
  const uuid = z.uuid().toLowerCase();
  // The brand comes last: the type that `meta` returns has none.
  return uuid.meta({ description: `Id of a ${entity}` }).brand<Entity>();
}

export const userIdSchema = id('user');
export type UserId = z.infer<typeof userIdSchema>;
export const sessionIdSchema = id('session');
export type SessionId = z.infer<typeof sessionIdSchema>;
export const attemptIdSchema = id('attempt');
export type AttemptId = z.infer<typeof attemptIdSchema>;
export const organizationIdSchema = id('organization');
export type OrganizationId = z.infer<typeof organizationIdSchema>;
export const uploadIdSchema = id('upload');
export type UploadId = z.infer<typeof uploadIdSchema>;
export const fileIdSchema = id('file');
export type FileId = z.infer<typeof fileIdSchema>;
export const notificationIdSchema = id('notification');
export type NotificationId = z.infer<typeof notificationIdSchema>;
export const pushSubscriptionIdSchema = id('push subscription');
export type PushSubscriptionId = z.infer<typeof pushSubscriptionIdSchema>;
export const goalIdSchema = id('goal');
export type GoalId = z.infer<typeof goalIdSchema>;
export const milestoneIdSchema = id('milestone');
export type MilestoneId = z.infer<typeof milestoneIdSchema>;
export const microGoalIdSchema = id('micro goal');
export type MicroGoalId = z.infer<typeof microGoalIdSchema>;
export const goalEventIdSchema = id('event in the history of a goal');
export type GoalEventId = z.infer<typeof goalEventIdSchema>;
export const reminderIdSchema = id('reminder');
export type ReminderId = z.infer<typeof reminderIdSchema>;
export const groupIdSchema = id('group');
export type GroupId = z.infer<typeof groupIdSchema>;
export const invitationIdSchema = id('invitation to a group');
export type InvitationId = z.infer<typeof invitationIdSchema>;
export const messageIdSchema = id('message');
export type MessageId = z.infer<typeof messageIdSchema>;
export const videoIdSchema = id('performance video');
export type VideoId = z.infer<typeof videoIdSchema>;
export const moduleIdSchema = id('performance module');
export type ModuleId = z.infer<typeof moduleIdSchema>;
export const bookmarkIdSchema = id('bookmark of a video');
export type BookmarkId = z.infer<typeof bookmarkIdSchema>;
export const reportIdSchema = id('report');
export type ReportId = z.infer<typeof reportIdSchema>;
export const collectionIdSchema = id('collection');
export type CollectionId = z.infer<typeof collectionIdSchema>;
export const itemIdSchema = id('item of a collection');
export type ItemId = z.infer<typeof itemIdSchema>;
export const productIdSchema = id('product');
export type ProductId = z.infer<typeof productIdSchema>;
export const orderIdSchema = id('order');
export type OrderId = z.infer<typeof orderIdSchema>;
export const savedFilterIdSchema = id('saved filter of a list');
export type SavedFilterId = z.infer<typeof savedFilterIdSchema>;
export const listExportIdSchema = id('file of a list');
export type ListExportId = z.infer<typeof listExportIdSchema>;
