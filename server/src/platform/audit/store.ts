import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Statements, Transaction } from '../database.ts';
import { keyPage } from '../key-page.ts';
import { type AuditRow, auditLog } from './tables.ts';

type Link = Pick<AuditRow, 'position' | 'hash'>;

/** The newest row. Advisory lock: it stays the newest until the transaction ends. */
export async function lockLastRow(tx: Transaction): Promise<Link | null> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.auditChain})`);
  const [last] = await tx
    .select({ position: auditLog.position, hash: auditLog.hash })
    .from(auditLog)
    .orderBy(desc(auditLog.position))
    .limit(1);
  return last ?? null;
}

export async function insertRow(tx: Transaction, row: AuditRow): Promise<void> {
  await tx.insert(auditLog).values(row);
}

/** @param position that all of them lie behind */
export function rowsAfter(db: Statements, position: number, limit: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(gt(auditLog.position, position))
    .orderBy(asc(auditLog.position))
    .limit(limit);
}

interface EntryFilter {
  readonly isDescending: boolean;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly action?: string | undefined;
  /** Hashes of people. */
  readonly subject?: string | undefined;
  readonly actor?: string | undefined;
}

/** A page of the log, by place. */
export function entriesBy(db: Statements, filter: EntryFilter): Promise<AuditRow[]> {
  const { isDescending, cursor, limit, action, subject, actor } = filter;
  const { position } = auditLog;
  const page = keyPage({ by: position, id: position, isDescending, cursor });
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        page.where,
        action === undefined ? undefined : eq(sql`${auditLog.action}`, action),
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        actor === undefined ? undefined : eq(auditLog.actor, actor),
      ),
    )
    .orderBy(...page.orderBy)
    .limit(limit);
}
