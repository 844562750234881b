import type { GroupId } from '@stratum/contract/ids';
import { setChatDraft, useAppState } from '../../../shared/state/app-store.ts';

/** What somebody has begun to write to a group, kept in this browser until it is sent. */
export function useDraft(groupId: GroupId): [string, (body: string) => void] {
  const draft = useAppState(({ chatDrafts }) => chatDrafts?.bodies[groupId] ?? '');
  return [draft, (body) => setChatDraft(groupId, body)];
}

/** The beginning of each, by group. */
export function useDrafts(): Readonly<Record<string, string>> {
  return useAppState(({ chatDrafts }) => chatDrafts?.bodies) ?? none;
}

const none = {};
