import type { FileId, GoalId, GroupId, MessageId, UserId } from '@stratum/contract/ids';
import type { MessageData } from '@stratum/contract/message';
import type { BoardType, MessageType } from '@stratum/contract/message-words';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn, users } from '../accounts/tables.ts';
import { goals } from '../goals/tables.ts';
import { groupMembers, groups } from '../groups/tables.ts';
import { files } from '../uploads/tables.ts';
import { cardWordsOf, isCounted, wordsOf } from './conditions.ts';

/** 17 digits: a JavaScript number holds 16. */
const timetokenColumn = customType<{ data: string; driverData: string }>({
  dataType: () => 'bigint',
  fromDriver: (value) => value.padStart(17, '0'),
});

/** What has happened last in a group. Whoever writes in it updates this row first, and so takes its lock. */
export const chatLogs = pgTable('chat_logs', {
  groupId: writtenColumn().primaryKey(),
  /** Of a message, or of a change of one. */
  last: timetokenColumn('last').notNull(),
  /** The one before it. */
  previous: timetokenColumn('previous').notNull(),
});

export const chatMessages = pgTable(
  'chat_messages',
  {
    groupId: writtenColumn(),
    timetoken: timetokenColumn('timetoken').notNull(),
    id: uuid('id').notNull().unique().$type<MessageId>(),
    type: text('type').notNull().$type<MessageType>(),
    /** Who wrote it, or did what a system message says. */
    senderId: personColumn('sender_id'),
    /** Whom a system message is about. */
    subjectId: personColumn('subject_id'),
    clientId: text('client_id'),
    body: text('body'),
    fileId: uuid('file_id')
      .$type<FileId>()
      .references(() => files.id, { onDelete: 'set null' }),
    goalId: uuid('goal_id')
      .$type<GoalId>()
      .references(() => goals.id, { onDelete: 'set null' }),
    replyTo: uuid('reply_to').$type<MessageId>(),
    data: jsonb('data').$type<MessageData>(),
    pinnedAt: timeColumn('pinned_at'),
    editedAt: timeColumn('edited_at'),
    deletedAt: timeColumn('deleted_at'),
    takenDown: boolean('taken_down').notNull().default(false),
    /** When it was changed last, in the group's own order; null where it never was. */
    changedAt: timetokenColumn('changed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.timetoken] }),
    index('chat_messages_changed')
      .on(table.groupId, table.changedAt)
      .where(sql`${table.changedAt} is not null`),
    index('chat_messages_counted')
      .on(table.groupId, table.timetoken, table.senderId)
      .where(isCounted),
    index('chat_messages_media')
      .on(table.groupId, table.timetoken)
      .where(sql`type in ('image', 'audio', 'video') and deleted_at is null`),
    index('chat_messages_files')
      .on(table.groupId, table.timetoken)
      .where(sql`type = 'file' and deleted_at is null`),
    index('chat_messages_of_type')
      .on(table.groupId, table.type, table.timetoken)
      .where(sql`type <> 'text' and deleted_at is null`),
    index('chat_messages_links').on(table.groupId, table.timetoken).where(sql`body ~ 'https?://'`),
    index('chat_messages_pinned')
      .on(table.groupId, table.timetoken)
      .where(sql`${table.pinnedAt} is not null`),
    index('chat_messages_by_sender').on(table.senderId, table.groupId, table.timetoken),
    index('chat_messages_by_subject').on(table.subjectId),
    index('chat_messages_by_file').on(table.fileId).where(sql`${table.fileId} is not null`),
    index('chat_messages_by_goal').on(table.goalId).where(sql`${table.goalId} is not null`),
    index('chat_messages_words').using('gin', wordsOf).where(sql`body is not null`),
    index('chat_messages_card_words').using('gin', cardWordsOf).where(sql`type = 'shared_item'`),
  ],
);

/** The ids that clients give what they send, for 30 days: a retry finds its message. */
export const chatClientIds = pgTable(
  'chat_client_ids',
  {
    groupId: writtenColumn(),
    senderId: uuid('sender_id')
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    timetoken: timetokenColumn('timetoken').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.senderId, table.clientId] }),
    index('chat_client_ids_by_sender').on(table.senderId),
    index('chat_client_ids_by_age').on(table.timetoken),
  ],
);

/** One reaction of a person to a message. */
export const chatReactions = pgTable(
  'chat_reactions',
  {
    messageId: messageColumn(),
    userId: ownerColumn(),
    emoji: text('emoji').notNull(),
    at: timeColumn('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('chat_reactions_by_user').on(table.userId),
  ],
);

export const chatMentions = pgTable(
  'chat_mentions',
  { messageId: messageColumn(), userId: ownerColumn() },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('chat_mentions_by_user').on(table.userId),
  ],
);

/** The leaderboards that were posted in a group: each period has one. */
export const chatBoards = pgTable(
  'chat_boards',
  {
    groupId: groupColumn(),
    type: text('type').notNull().$type<BoardType>(),
    toDate: date('to_date', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.type, table.toDate] })],
);

/** The days of five wins that a group was told of. */
export const chatFiveWins = pgTable(
  'chat_five_wins',
  {
    groupId: groupColumn(),
    userId: ownerColumn(),
    date: date('date', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId, table.date] }),
    index('chat_five_wins_by_user').on(table.userId),
  ],
);

/** Up to where a member has read; without a row, up to when they joined. */
export const chatMarks = pgTable(
  'chat_marks',
  {
    groupId: uuid('group_id').notNull().$type<GroupId>(),
    userId: uuid('user_id').notNull().$type<UserId>(),
    readTo: timetokenColumn('read_to').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    foreignKey({
      name: 'chat_marks_of_member',
      columns: [table.groupId, table.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete('cascade'),
  ],
);

/** Up to where a member had read when they were told of messages they had missed: once for a batch. */
export const chatMissed = pgTable(
  'chat_missed',
  {
    groupId: uuid('group_id').notNull().$type<GroupId>(),
    userId: uuid('user_id').notNull().$type<UserId>(),
    readTo: timetokenColumn('read_to').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    foreignKey({
      name: 'chat_missed_of_member',
      columns: [table.groupId, table.userId],
      foreignColumns: [groupMembers.groupId, groupMembers.userId],
    }).onDelete('cascade'),
  ],
);

function groupColumn() {
  return uuid('group_id')
    .notNull()
    .$type<GroupId>()
    .references(() => groups.id, { onDelete: 'cascade' });
}

/**
 * The group that something was written in. No key: a million messages do not go with their group in
 * one statement, and a job takes them.
 */
function writtenColumn() {
  return uuid('group_id').notNull().$type<GroupId>();
}

function messageColumn() {
  return uuid('message_id')
    .notNull()
    .$type<MessageId>()
    .references(() => chatMessages.id, { onDelete: 'cascade' });
}

function personColumn(name: string) {
  return uuid(name)
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' });
}

export type MessageRow = typeof chatMessages.$inferSelect;
