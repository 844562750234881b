import { useMemo } from 'react';
import { useStore } from 'zustand/react';
import type { OutboxEntry } from './outbox-entry.ts';
import { shownEntries } from './shared-outbox.ts';

/** What waits for the server, of one object or of all, oldest first. */
export function useOutbox(object?: string): readonly OutboxEntry[] {
  const entries = useStore(shownEntries);
  return useMemo(
    () => entries.filter((entry) => object === undefined || entry.object === object),
    [entries, object],
  );
}
