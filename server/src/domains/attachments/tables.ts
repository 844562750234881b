import type {
  BookmarkId,
  GoalId,
  GroupId,
  ItemId,
  MessageId,
  MilestoneId,
  VideoId,
} from '@stratum/contract/ids';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';
import { chatMessages } from '../chat/tables.ts';
import { items } from '../collection/tables.ts';
import { goals, milestones } from '../goals/tables.ts';
import { groups } from '../groups/tables.ts';
import { videoBookmarks, videos } from '../videos/tables.ts';

const gone = { onDelete: 'cascade' } as const;

/**
 * Items at what they belong to: a goal, or with it a milestone; a trait; a film with a moment of it; a
 * group with a message. The larger of two is what a page asks by.
 */
export const attachments = pgTable(
  'item_attachments',
  {
    id: uuid('id').primaryKey(),
    userId: ownerColumn(),
    itemId: uuid('item_id')
      .notNull()
      .$type<ItemId>()
      .references(() => items.id, gone),
    goalId: uuid('goal_id')
      .$type<GoalId>()
      .references(() => goals.id, gone),
    milestoneId: uuid('milestone_id')
      .$type<MilestoneId>()
      .references(() => milestones.id, gone),
    traitId: text('trait_id'),
    videoId: uuid('video_id')
      .$type<VideoId>()
      .references(() => videos.id, gone),
    momentId: uuid('moment_id')
      .$type<BookmarkId>()
      .references(() => videoBookmarks.id, gone),
    groupId: uuid('group_id')
      .$type<GroupId>()
      .references(() => groups.id, gone),
    messageId: uuid('message_id')
      .$type<MessageId>()
      .references(() => chatMessages.id, gone),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => {
    const { userId, itemId, goalId, milestoneId, traitId, videoId, momentId, groupId, messageId } =
      table;
    return [
      unique('item_attachments_once')
        .on(itemId, goalId, milestoneId, traitId, momentId, messageId)
        .nullsNotDistinct(),
      index('item_attachments_by_goal').on(goalId),
      index('item_attachments_by_milestone').on(milestoneId),
      index('item_attachments_by_trait').on(userId, traitId),
      index('item_attachments_by_video').on(videoId, userId),
      index('item_attachments_by_moment').on(momentId),
      index('item_attachments_by_group').on(groupId, userId),
      index('item_attachments_by_message').on(messageId),
    ];
  },
);

export type AttachmentRow = typeof attachments.$inferSelect;
