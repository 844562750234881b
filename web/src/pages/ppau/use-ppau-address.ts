import type { GroupId } from '@stratum/contract/ids';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const panels = ['members', 'boards', 'media', 'search', 'settings'] as const;
/** What is open beside the conversation. */
export type Panel = (typeof panels)[number];

/** What the address says is shown: a group, a message in it, and what is open beside. */
export function usePpauAddress() {
  const [query, setQuery] = useSearchParams();
  const group = query.get('group');
  const message = query.get('message');
  const panel = query.get('panel');
  const openPanel = useCallback(
    (next: Panel | null) =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        if (next === null) after.delete('panel');
        else after.set('panel', next);
        return after;
      }),
    [setQuery],
  );
  return {
    groupId: group as GroupId | null,
    message: message !== null && /^\d{17}$/.test(message) ? message : null,
    panel: panels.find((one) => one === panel) ?? null,
    openPanel,
  };
}

/** The address of a group, or of what is open beside it. */
export function groupPath(groupId: GroupId, panel?: Panel): string {
  return `/ppau?group=${groupId}${panel === undefined ? '' : `&panel=${panel}`}`;
}
