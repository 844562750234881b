import type { GroupId, MessageId, ReportId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type { ReportReason } from '@stratum/contract/report-words';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';

/** What a report is about. */
export type ReportedThing = 'message' | 'person' | 'group';

/** What is needed to judge it, as it was when it was reported. */
export interface ReportedCopy {
  readonly groupName: string | null;
  /** First name of whom it is about. */
  readonly name: string;
  /** Of a group. */
  readonly rules: string | null;
  readonly message: Pick<Message, 'type' | 'body' | 'timetoken' | 'attachment'> | null;
}

/**
 * What people have reported to who runs the installation. A report outlives the message and the group
 * that it is about, and ends with the account of whom it is about.
 */
export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey().$type<ReportId>(),
    /** Null once their account has ended. */
    reporterId: uuid('reporter_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    thing: text('thing').notNull().$type<ReportedThing>(),
    reportedId: uuid('reported_id')
      .notNull()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').$type<GroupId>(),
    messageId: uuid('message_id').$type<MessageId>(),
    reason: text('reason').notNull().$type<ReportReason>(),
    words: text('words'),
    copy: jsonb('copy').notNull().$type<ReportedCopy>(),
    /** The bytes that it shows; they are held for as long as the report is kept. */
    fileKey: text('file_key'),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => [
    index('reports_by_age').on(table.createdAt, table.id),
    index('reports_by_reporter').on(table.reporterId),
    index('reports_by_reported').on(table.reportedId),
  ],
);

export type ReportRow = typeof reports.$inferSelect;
