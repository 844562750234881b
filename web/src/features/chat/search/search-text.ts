import type { GroupId, UserId } from '@stratum/contract/ids';
import type { MessageType } from '@stratum/contract/message-words';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { registerLocalCache } from '../../../shared/session/index.ts';
import { anyTime, type Span } from './span.ts';

/** §3, searchText: what somebody looks for in a group, and what narrows it. */
export interface SearchText {
  readonly text: string;
  readonly senderId: UserId | null;
  readonly type: MessageType | null;
  readonly span: Span;
}

const nothing: SearchText = { text: '', senderId: null, type: null, span: anyTime };

/** By group: a search is still there when one comes back from what it has found. */
const searches = createStore<ReadonlyMap<GroupId, SearchText>>()(() => new Map());

export function useSearchText(
  groupId: GroupId,
): [SearchText, (change: Partial<SearchText>) => void] {
  const search = useStore(searches, (all) => all.get(groupId)) ?? nothing;
  return [
    search,
    (change) =>
      searches.setState((all) => new Map(all).set(groupId, { ...search, ...change }), true),
  ];
}

/** Whether there is anything to look for. */
export function isAsked(search: SearchText): boolean {
  return search.text.trim() !== '' || isNarrowed(search);
}

export function isNarrowed({ senderId, type, span }: SearchText): boolean {
  return senderId !== null || type !== null || span !== anyTime;
}

registerLocalCache({ clear: () => searches.setState(new Map(), true) });
