import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { ItemId } from '@stratum/contract/ids';
import type { ItemDetails } from '@stratum/contract/item';
import { useEffect, useMemo } from 'react';
import { useRoute } from '../../../shared/api/queries.ts';
import { inputFor, type OutboxEntry, useOutbox } from '../../../shared/outbox/index.ts';
import { itemObject, lineages, repeatRefusedLabels } from './item-writes.ts';
import { itemMadeBy, withChange } from './waiting-items.ts';

const { addPersonalStuff, getPersonalStuffById, updatePersonalStuff } = collectionEndpoints;

/** How often a document is asked for that is still being read, milliseconds. */
const readingInterval = 3000;

/** An item with all that is in it, as it will be once the server has what waits for it. */
export function useItemDetails(id: ItemId, { isNew }: { isNew: boolean }) {
  const waiting = useOutbox(itemObject(id));
  const made = useMemo(() => waiting.reduce(detailsMadeBy, null), [waiting]);
  const read = useRoute(
    getPersonalStuffById,
    { query: { id } },
    {
      enabled: !isNew && made === null,
      staleTime: 0,
      refetchInterval: ({ state }) => state.data?.preview?.state === 'waiting' && readingInterval,
    },
  );
  const base = made ?? read.data;
  const item = useMemo(() => base && waiting.reduce(changedBy, base), [base, waiting]);
  const stored = read.data;
  useEffect(() => {
    if (stored?.content) lineages.read(id, stored.version, stored.content);
    if (stored) void repeatRefusedLabels(stored, waiting);
  }, [id, stored, waiting]);
  return { read, item, waiting };
}

function detailsMadeBy(made: ItemDetails | null, entry: OutboxEntry): ItemDetails | null {
  const item = itemMadeBy(entry);
  if (!item) return made;
  const content = inputFor(entry, addPersonalStuff)?.body.content ?? null;
  return { ...item, content, images: [], backlinks: [], preview: null };
}

function changedBy(item: ItemDetails, entry: OutboxEntry): ItemDetails {
  const change = inputFor(entry, updatePersonalStuff)?.body;
  if (!change || entry.held !== null) return item;
  const { id: _id, version: _version, ...rest } = change;
  return { ...withChange(item, rest), ...(rest.content && { content: rest.content }) };
}
