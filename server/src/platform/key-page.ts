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
    where:
      cursor === undefined ? undefined : behind({ by, id, isDescending }, readKey(cursor, by, id)),
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
function readKey(cursor: string, by: Column, id: Column): readonly [unknown, string] {
  const key = parsed(Buffer.from(cursor, 'base64url').toString());
  const [value, last]: unknown[] = Array.isArray(key) ? key : [];
  const read = by.dataType === 'date' && typeof value === 'string' ? new Date(value) : value;
  if (!fits(read, by) || !isId(last, id)) throw unreadable();
  return [read, last];
}

function fits(value: unknown, { dataType }: Column): boolean {
  if (value instanceof Date) return Number.isFinite(value.getTime());
  if (typeof value === 'string') return dataType === 'string' && !value.includes('\0');
  return dataType === 'number' && Number.isSafeInteger(value);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isId(id: unknown, { dataType }: Column): id is string {
  return typeof id === 'string' && (dataType === 'number' ? /^\d{1,15}$/ : uuid).test(id);
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
