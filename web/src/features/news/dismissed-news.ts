import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { localItems } from '../../shared/state/local-items.ts';

const key = 'dismissed_news';
/** Older ones have ended by then. */
const keptAtMost = 30;

/** Ids of what was put away on this device. */
const dismissed = createStore<readonly string[]>()(read);

function read(): readonly string[] {
  const kept = localItems.get(key);
  return kept ? kept.split(' ') : [];
}

export function useDismissed(): readonly string[] {
  return useStore(dismissed);
}

/** Puts a piece of news away for good. */
export function dismiss(id: string): void {
  const ids = [...dismissed.getState().filter((each) => each !== id), id].slice(-keptAtMost);
  localItems.set(key, ids.join(' '));
  dismissed.setState(ids, true);
}
