import type { GroupId, MessageId, ReportId, UserId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import type {
  ReportDecision,
  ReportedThing,
  ReportReason,
  ReportSide,
  ReportState,
} from '@stratum/contract/report-words';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { users } from '../accounts/tables.ts';

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
    /** Type and name of these bytes. Null of reports that an older release has kept. */
    fileType: text('file_type'),
    fileName: text('file_name'),
    createdAt: timeColumn('created_at').notNull(),
    state: text('state').notNull().default('waiting').$type<ReportState>(),
    /** 0 for what cannot wait, else 1: the queue has it first. */
    priority: smallint('priority').notNull().default(1),
    /** What stands; null while nothing was decided. */
    decision: text('decision').$type<ReportDecision>(),
    decidedAt: timeColumn('decided_at'),
    /** Whether whom it is about was told of a decision, and so may read and appeal. */
    isReportedTold: boolean('is_reported_told').notNull().default(false),
    noteToReporter: text('note_to_reporter'),
    noteToReported: text('note_to_reported'),
    /** Grows with each change: of two decisions at once one is refused. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('reports_by_state').on(table.state, table.priority, table.id),
    index('reports_by_age').on(table.createdAt, table.id),
    index('reports_by_reporter').on(table.reporterId),
    index('reports_by_reported').on(table.reportedId),
  ],
);

/** What a side has said against a decision: once each. */
export const reportAppeals = pgTable(
  'report_appeals',
  {
    reportId: uuid('report_id')
      .notNull()
      .$type<ReportId>()
      .references(() => reports.id, { onDelete: 'cascade' }),
    side: text('side').notNull().$type<ReportSide>(),
    words: text('words').notNull(),
    createdAt: timeColumn('created_at').notNull(),
    answeredAt: timeColumn('answered_at'),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.side] })],
);

export type ReportRow = typeof reports.$inferSelect;
export type AppealRow = typeof reportAppeals.$inferSelect;
