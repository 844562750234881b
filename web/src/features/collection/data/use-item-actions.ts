import { collectionLimits } from '@stratum/contract/collection-words';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { CollectionId, ItemId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { patchPages } from '../../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';

const { getPersonalStuff, ...calls } = collectionEndpoints;

const changing = (ids: readonly string[], change: Partial<Item>) =>
  patchPages(getPersonalStuff, (page) => ({
    ...page,
    items: page.items.map((item) => (ids.includes(item.id) ? { ...item, ...change } : item)),
  }));
const without = (ids: readonly string[]) =>
  patchPages(getPersonalStuff, (page) => ({
    ...page,
    items: page.items.filter(({ id }) => !ids.includes(id)),
  }));

/** What is done with items, however many they are; each rejects with why it was refused. */
export function useItemActions() {
  const move = useRouteMutation(calls.movePersonalStuff, {
    optimistic: ({ body }) => [
      changing(body.ids, { collectionId: body.collectionId as CollectionId | null }),
    ],
  });
  const pin = useRouteMutation(calls.pinPersonalStuff, {
    optimistic: ({ body }) => [changing(body.ids, { pinned: body.pinned })],
  });
  const remove = useRouteMutation(calls.removePersonalStuff, {
    optimistic: ({ query }) => [without(query.ids.split(','))],
  });
  const restore = useRouteMutation(calls.restorePersonalStuff, {
    optimistic: ({ body }) => [without(body.ids)],
  });
  const erase = useRouteMutation(calls.emptyTrash, {
    optimistic: ({ query = {} }) => (query.ids ? [without(query.ids.split(','))] : []),
  });
  return {
    move: (ids: readonly ItemId[], collectionId: CollectionId | null) =>
      inParts(ids, (part) => move.mutateAsync({ body: { ids: part, collectionId } })),
    pin: (ids: readonly ItemId[], pinned: boolean) =>
      inParts(ids, (part) => pin.mutateAsync({ body: { ids: part, pinned } })),
    remove: (ids: readonly ItemId[]) =>
      inParts(ids, (part) => remove.mutateAsync({ query: { ids: part.join(',') } })),
    restore: (ids: readonly ItemId[]) =>
      inParts(ids, (part) => restore.mutateAsync({ body: { ids: part } })),
    /** For good. */
    erase: (ids: readonly ItemId[]) =>
      inParts(ids, (part) => erase.mutateAsync({ query: { ids: part.join(',') } })),
    emptyTrash: () => erase.mutateAsync({ query: {} }),
  };
}

/** One call after the other, of as many as one takes. */
async function inParts(
  ids: readonly ItemId[],
  call: (part: ItemId[]) => Promise<unknown>,
): Promise<void> {
  const { itemsAtOnce } = collectionLimits;
  for (let from = 0; from < ids.length; from += itemsAtOnce) {
    await call(ids.slice(from, from + itemsAtOnce));
  }
}
