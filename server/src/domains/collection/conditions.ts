import type { ItemFilter } from '@stratum/contract/collection';
import { unfiled } from '@stratum/contract/collection-words';
import type { Locale } from '@stratum/contract/locale';
import { addDays } from '@stratum/contract/plain-days';
import { and, eq, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { Caller } from '../../platform/http/call.ts';
import { items } from './tables.ts';
import { hasWords } from './words.ts';

/** Which items a person means; all that is given has to hold. */
export interface Choice {
  readonly caller: Pick<Caller, 'userId' | 'timeZone'>;
  readonly filter: Partial<ItemFilter>;
  readonly locale: Locale;
}

/** Items of one person that a filter lets through. */
export function matching({ caller, filter, locale }: Choice): SQL | undefined {
  const { collectionId, type, search, tag, categoryType, traitId, from, to, pinned, trash } =
    filter;
  return and(
    eq(items.userId, caller.userId),
    trash === 'true' ? isNotNull(items.deletedAt) : isNull(items.deletedAt),
    placedIn(collectionId),
    type && eq(items.type, type),
    categoryType && eq(items.categoryType, categoryType),
    traitId === undefined ? undefined : eq(items.traitId, traitId),
    from === undefined ? from : gte(items.editedAt, startOf(from, caller.timeZone)),
    to === undefined ? to : lt(items.editedAt, startOf(addDays(to, 1), caller.timeZone)),
    pinned && eq(items.pinned, pinned === 'true'),
    isSought(filter) ? hasWords(caller.userId, { search, tag, locale }) : undefined,
  );
}

/** Whether words or a tag are sought, which an index of their own has. */
export function isSought({ search = '', tag }: Choice['filter']): boolean {
  return search.trim() !== '' || tag !== undefined;
}

function placedIn(collectionId: ItemFilter['collectionId']): SQL | undefined {
  if (collectionId === undefined) return undefined;
  return collectionId === unfiled
    ? isNull(items.collectionId)
    : eq(items.collectionId, collectionId);
}

function startOf(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}
