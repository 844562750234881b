import type { GroupId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { useState } from 'react';
import { useDraft } from './use-draft.ts';

/** What is in the field: the draft of the group, or the message that is being changed. */
export function useField(
  groupId: GroupId,
  editing: Message | null,
): [string, (body: string) => void] {
  const [draft, setDraft] = useDraft(groupId);
  const [edited, setEdited] = useState<{ readonly id: string; readonly body: string } | null>(null);
  if (!editing) return [draft, setDraft];
  const { id } = editing;
  const body = edited?.id === id ? edited.body : (editing.body ?? '');
  return [body, (next) => setEdited({ id, body: next })];
}
