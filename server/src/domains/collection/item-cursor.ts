import { type ItemSort, itemSorts } from '@stratum/contract/collection-words';
import { isUuid } from '@stratum/contract/uuid';
import { AppError } from '../../platform/http/app-error.ts';

/** A place in a sorted list: what the last row seen is sorted by, and its id. */
export interface ItemCursor {
  readonly sort: ItemSort;
  /** An instant in ISO form, or a title. */
  readonly key: string;
  readonly id: string;
}

export function writeItemCursor({ sort, key, id }: ItemCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** @throws AppError invalid_input for a text that no list sorted so has given out */
export function readItemCursor(text: string, sort: ItemSort): ItemCursor {
  const [sortedBy, key, id] = parsed(text);
  const isPlace = typeof key === 'string' && typeof id === 'string' && isUuid(id);
  if (!isPlace || sortedBy !== sort || !itemSorts.includes(sort) || !isKey(sort, key)) {
    throw new AppError('invalid_input', { fields: new Map([['cursor', { key: 'invalid' }]]) });
  }
  return { sort, key, id };
}

function isKey(sort: ItemSort, key: string): boolean {
  if (sort === 'title') return !key.includes('\0') && key.isWellFormed();
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(key) && !Number.isNaN(Date.parse(key));
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
