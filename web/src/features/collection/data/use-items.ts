import { unfiled } from '@stratum/contract/collection-words';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { Item } from '@stratum/contract/item';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRoutePages } from '../../../shared/api/pages.ts';
import { useRoute } from '../../../shared/api/queries.ts';
import { callRoute } from '../../../shared/api/route-call.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { useOutbox } from '../../../shared/outbox/index.ts';
import { useClocks } from '../../profile/index.ts';
import { isFiltered, type Shown } from '../address/shown.ts';
import { itemQuery } from './item-query.ts';
import { withWaiting } from './waiting-items.ts';

const { getPersonalStuff, myCollection } = collectionEndpoints;
/** As many as one call gives. */
const pageLength = 100;

/** The items that are shown, as far as the reader has come, with what waits for the server. */
export function useItems(shown: Shown) {
  const { today } = useClocks();
  const waiting = useOutbox();
  const query = { ...itemQuery(shown, today), sort: shown.sort, limit: pageLength };
  const { list, items: read } = useRoutePages(getPersonalStuff, {
    first: undefined as string | undefined,
    of: JSON.stringify(query),
    read: (cursor, options) =>
      callRoute(
        getPersonalStuff,
        { query: { ...query, ...(cursor !== undefined && { cursor }) } },
        options,
      ),
    next: ({ next }) => next ?? undefined,
  });
  const items = useMemo(
    () => read && withWaiting(read, waiting, (item) => isUnfilteredPlaceOf(item, shown)),
    [read, waiting, shown],
  );
  return { list, items };
}

/** Whether a new note stands in what is shown: what a filter would let through the server tells. */
function isUnfilteredPlaceOf({ collectionId }: Item, shown: Shown): boolean {
  if (isFiltered(shown)) return false;
  if (shown.place === unfiled) return collectionId === null;
  return shown.place === 'all' || shown.place === 'recent' || shown.place === collectionId;
}

export type Overview = RouteReply<typeof myCollection>;

/** Places, and how many items of what is shown are where. */
export function useOverview(shown: Shown) {
  const { today } = useClocks();
  return useRoute(
    myCollection,
    { query: itemQuery(shown, today) },
    // The numbers of the choice before stand until the new ones have come.
    { placeholderData: keepPreviousData },
  );
}

/** All collections by name, also those that a choice has nothing in. */
export function useCollections() {
  return useRoute(collectionEndpoints.listCollections);
}
