import { unfiled } from '@stratum/contract/collection-words';
import type { CollectionId, ItemId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../shared/api/call-error.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { useItemActions } from '../data/use-item-actions.ts';

/** Something that was done, in words, and what takes it back. */
interface Done {
  readonly text: string;
  readonly undo: () => Promise<void>;
}

type Some = readonly Pick<Item, 'id' | 'collectionId'>[];
const idsOf = (items: Some) => items.map(({ id }) => id);

/** What is done with items, each of which can be taken back until the next. */
export function useDone() {
  const { t } = useTranslation('features/collection');
  const actions = useItemActions();
  const [done, setDone] = useState<Done | null>(null);

  async function act(run: () => Promise<unknown>, next: Done | null): Promise<void> {
    setDone(null);
    try {
      await run();
      setDone(next);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.message);
    }
  }

  /** Back to the places where they were. */
  async function moveBack(items: Some): Promise<void> {
    const byPlace = Map.groupBy(items, ({ collectionId }) => collectionId ?? unfiled);
    for (const [place, there] of byPlace)
      await actions.move(idsOf(there), place === unfiled ? null : place);
  }

  return {
    done,
    forget: () => setDone(null),
    undo: () => done && act(done.undo, null),
    move: (items: Some, collectionId: CollectionId | null, name: string) =>
      act(() => actions.move(idsOf(items), collectionId), {
        text: t('done.moved', { count: items.length, name }),
        undo: () => moveBack(items),
      }),
    pin: (items: Some, pinned: boolean) =>
      act(() => actions.pin(idsOf(items), pinned), {
        text: t(pinned ? 'done.pinned' : 'done.unpinned', { count: items.length }),
        undo: () => actions.pin(idsOf(items), !pinned),
      }),
    remove: (items: Some) =>
      act(() => actions.remove(idsOf(items)), {
        text: t('done.removed', { count: items.length }),
        undo: () => actions.restore(idsOf(items)),
      }),
    restore: (items: Some) =>
      act(() => actions.restore(idsOf(items)), {
        text: t('done.restored', { count: items.length }),
        undo: () => actions.remove(idsOf(items)),
      }),
    /** For good: nothing takes it back. */
    erase: (ids: readonly ItemId[] | 'all') =>
      act(() => (ids === 'all' ? actions.emptyTrash() : actions.erase(ids)), null),
  };
}

export type ItemDeeds = ReturnType<typeof useDone>;
