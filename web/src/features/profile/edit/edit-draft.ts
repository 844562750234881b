import type { UserId } from '@stratum/contract/ids';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { registerLocalCache } from '../../../shared/state/local-cache.ts';
import type { PersonFields } from './person-change.ts';

interface EditDraft {
  readonly userId: UserId | null;
  readonly typed: Partial<PersonFields>;
}

const nothing: EditDraft = { userId: null, typed: {} };

/** What was typed into the form and is not saved yet; in memory only. */
const editDraft = createStore<EditDraft>()(() => nothing);

// A session that ended by itself leaves it for the same person; whoever signs out takes it along.
registerLocalCache({
  keepOnlyFor(userId) {
    if (editDraft.getState().userId !== userId) forgetEdit();
  },
});

export function typedBy(userId: UserId): Partial<PersonFields> {
  const draft = editDraft.getState();
  return draft.userId === userId ? draft.typed : nothing.typed;
}

export function useTypedBy(userId: UserId): Partial<PersonFields> {
  return useStore(editDraft, (draft) => (draft.userId === userId ? draft.typed : nothing.typed));
}

export function typeAs(userId: UserId, typed: Partial<PersonFields>): void {
  editDraft.setState({ userId, typed: { ...typedBy(userId), ...typed } });
}

export function forgetEdit(): void {
  editDraft.setState(nothing);
}
