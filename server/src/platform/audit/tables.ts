import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timeColumn } from '../columns.ts';
import type { AuditAction } from './entry.ts';

/**
 * What administrators and operators have done. Append-only by triggers, and each row's hash covers
 * the row before. People and objects are keyed hashes.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** 1, 2, 3 … without a gap. */
    position: bigint('position', { mode: 'number' }).primaryKey(),
    at: timeColumn('at').notNull(),
    action: text('action').notNull().$type<AuditAction>(),
    /** Null for an operator at the command line. */
    actor: text('actor'),
    subject: text('subject'),
    objectKind: text('object_kind'),
    object: text('object'),
    details: jsonb('details').notNull().$type<Readonly<Record<string, string>>>(),
    previousHash: text('previous_hash').notNull(),
    /** SHA-256 over the previous hash and this row's content. */
    hash: text('hash').notNull().unique(),
  },
  (table) => [
    check('audit_log_small_details', sql`pg_column_size(${table.details}) <= 2000`),
    index('audit_log_by_subject').on(table.subject, table.position),
    index('audit_log_by_actor').on(table.actor, table.position),
    index('audit_log_by_action').on(table.action, table.position),
  ],
);

export type AuditRow = typeof auditLog.$inferSelect;
