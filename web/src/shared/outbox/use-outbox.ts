import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { OutboxEntry } from './outbox-entry.ts';
import { outbox } from './shared-outbox.ts';

/** What waits for the server, of one object or of all, oldest first. */
export function useOutbox(object?: string): readonly OutboxEntry[] {
  const entries = useStore(outbox.entries, (state) => state.entries);
  return useMemo(
    () => entries.filter((entry) => object === undefined || entry.object === object),
    [entries, object],
  );
}
