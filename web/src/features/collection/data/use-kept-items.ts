import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { ItemDetails } from '@stratum/contract/item';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { routeFilters } from '../../../shared/api/route-query.ts';
import { useOutbox } from '../../../shared/outbox/index.ts';
import { withWaiting } from './waiting-items.ts';

const opened = routeFilters(collectionEndpoints.getPersonalStuffById);

/** Items that have been opened on this device, and those that wait for the server; the newest first. */
export function useKeptItems() {
  const client = useQueryClient();
  const waiting = useOutbox();
  const cache = client.getQueryCache();
  // What was read last may come after the list has failed.
  useSyncExternalStore(
    (onChange) => cache.subscribe(notifyManager.batchCalls(onChange)),
    () => cache.findAll(opened).length,
  );
  const kept = client
    .getQueriesData<ItemDetails>(opened)
    .flatMap(([, item]) => (item && item.deletedAt === null ? [item] : []))
    .toSorted((one, other) => other.editedAt.localeCompare(one.editedAt));
  return withWaiting(kept, waiting, () => true);
}
