import { type AuditLogEntry, consoleRoutes } from '@stratum/contract/console/console';
import type { Part } from '@stratum/contract/route';
import { personHash } from '../../platform/audit/hashes.ts';
import { entriesBy } from '../../platform/audit/store.ts';
import type { AuditRow } from '../../platform/audit/tables.ts';
import { pageOf } from '../../platform/key-page.ts';
import { administratorNames } from '../accounts/index.ts';
import type { ConsoleDeps } from './deps.ts';
import { defineList } from './list.ts';

type Query = Part<typeof consoleRoutes.auditEntries, 'query'>;
type AuditDeps = Pick<ConsoleDeps, 'db' | 'secrets'>;

/** So many signs of a hash tell people apart for a reader. */
const markLength = 8;

/** A page of the log. Who acted is named where they are an administrator still; nobody else is. */
export async function auditPage({ db, secrets: { auditKey } }: AuditDeps, query: Query) {
  const { limit, sort, cursor, action, subject, actor } = query;
  const rows = await entriesBy(db, {
    isDescending: sort === '-at',
    cursor,
    limit: limit + 1,
    action,
    subject: subject && personHash(auditKey, subject),
    actor: actor && personHash(auditKey, actor),
  });
  const administrators = await administratorNames(db);
  const names = new Map(administrators.map(({ id, name }) => [personHash(auditKey, id), name]));
  const { items, next } = pageOf(rows, limit, ({ position }) => [position, String(position)]);
  return { items: items.map((row) => toEntry(row, names)), next };
}

function toEntry(row: AuditRow, names: ReadonlyMap<string, string>): AuditLogEntry {
  const { position, at, action, actor, subject, objectKind, object, details } = row;
  return {
    id: String(position),
    at: at.toISOString(),
    action,
    actor: actor === null ? null : { mark: markOf(actor), name: names.get(actor) ?? null },
    subject: subject && markOf(subject),
    object: objectKind !== null && object ? { kind: objectKind, mark: markOf(object) } : null,
    details,
  };
}

function markOf(hash: string): string {
  return hash.slice(0, markLength);
}

export function auditList(deps: AuditDeps) {
  return defineList({
    query: consoleRoutes.auditEntries.query,
    page: (query) => auditPage(deps, query),
    columns: {
      position: ({ id }) => id,
      at: ({ at }) => at,
      action: ({ action }) => action,
      actor: ({ actor }) => actor && (actor.name ?? actor.mark),
      subject: ({ subject }) => subject,
      object: ({ object }) => object && `${object.kind} ${object.mark}`,
      details: ({ details }) => JSON.stringify(details),
    },
  });
}
