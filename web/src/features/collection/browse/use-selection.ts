import type { ItemId } from '@stratum/contract/ids';
import type { Item } from '@stratum/contract/item';
import { useState } from 'react';

const none: ReadonlySet<ItemId> = new Set();

/** Which of the items are selected; one that goes from the list leaves the selection. */
export function useSelection(items: readonly Item[]) {
  const [chosen, setChosen] = useState(none);
  const [anchor, setAnchor] = useState<ItemId | null>(null);
  const ids = items.flatMap(({ id }) => (chosen.has(id) ? [id] : []));

  /** From one item to another, both included. */
  function between(start: ItemId, id: ItemId): ItemId[] {
    const places = [start, id].map((each) => items.findIndex((item) => item.id === each));
    const from = Math.max(0, Math.min(...places));
    return items.slice(from, Math.max(...places) + 1).map((item) => item.id);
  }

  return {
    ids,
    has: (id: ItemId) => chosen.has(id),
    isActive: ids.length > 0,
    toggle(id: ItemId) {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
      setAnchor(id);
    },
    /** Everything between the one selected last, or `start`, and this one, besides what was selected. */
    extend(id: ItemId, start = id) {
      const from = anchor ?? start;
      setAnchor(from);
      setChosen(new Set([...chosen, ...between(from, id)]));
    },
    all: () => setChosen(new Set(items.map(({ id }) => id))),
    clear() {
      setChosen(none);
      setAnchor(null);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
