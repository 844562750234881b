import { useState } from 'react';

/** Rows that are picked to do something with; those that are gone are not among them. */
export interface Selection {
  readonly ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** All that are shown, or none. */
  toggleAll(): void;
  clear(): void;
}

export function useSelection(rows: readonly { readonly id: string }[] = []): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const ids = rows.map(({ id }) => id).filter((id) => picked.has(id));
  return {
    ids,
    has: (id) => picked.has(id),
    toggle: (id) =>
      setPicked(new Set(picked.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    toggleAll: () => setPicked(new Set(ids.length === rows.length ? [] : rows.map(({ id }) => id))),
    clear: () => setPicked(new Set()),
  };
}
