import { type Column, type SQL, sql } from 'drizzle-orm';
import { AppError } from './http/app-error.ts';

/** How a list goes on: sorted by a column that an index leads with, and by id where that is alike. */
interface KeyPage {
  /** Never null, or rows would be missed. */
  readonly by: Column;
  readonly id: Column;
  readonly isDescending: boolean;
  readonly cursor: string | undefined;
}

type KeyValue = string | number;

/** Condition and order of a page that begins behind the row that the cursor names. */
export function keyPage({ by, id, isDescending, cursor }: KeyPage): {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
} {
  const direction = isDescending ? sql`DESC` : sql`ASC`;
  return {
    where: cursor === undefined ? undefined : behind({ by, id, isDescending }, readKey(cursor, by)),
    orderBy: [sql`${by} ${direction}`, sql`${id} ${direction}`],
  };
}

function behind(
  { by, id, isDescending }: Omit<KeyPage, 'cursor'>,
  [value, last]: readonly [unknown, string],
): SQL {
  const comparison = isDescending ? sql`<` : sql`>`;
  return sql`(${by}, ${id}) ${comparison} (${sql.param(value, by)}, ${sql.param(last, id)})`;
}

/**
 * The rows of a page and the cursor of the next one.
 * @param rows read with one more than the page has
 * @param keyOf what the page is sorted by, and the id
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly [KeyValue | Date, string],
): { readonly items: Row[]; readonly next: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && rows.length > limit ? writeKey(keyOf(last)) : null };
}

function writeKey(key: readonly [KeyValue | Date, string]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** @throws AppError invalid_input for a text that no list has given out */
function readKey(cursor: string, by: Column): readonly [unknown, string] {
  const key = parsed(Buffer.from(cursor, 'base64url').toString());
  const [value, id] = Array.isArray(key) ? key : [];
  const isKey = (typeof value === 'string' || typeof value === 'number') && isId(id);
  const read = by.dataType === 'date' ? new Date(String(value)) : value;
  if (!isKey || !fits(read, by)) throw unreadable();
  return [read, id];
}

function fits(value: unknown, by: Column): boolean {
  if (value instanceof Date) return Number.isFinite(value.getTime());
  if (typeof value === 'string') return by.dataType === 'string' && !value.includes('\0');
  return by.dataType === 'number' && Number.isFinite(value);
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}

function unreadable(): AppError {
  return new AppError('invalid_input', { fields: new Map([['cursor', { key: 'invalid' }]]) });
}
