import type { UserId } from '@stratum/contract/ids';
import { genderSchema } from '@stratum/contract/person';
import { useState } from 'react';
import { z } from 'zod';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { getTabItem, registerLocalCache, setTabItem } from '../../../shared/session/index.ts';
import type { PersonFields } from './person-change.ts';

interface EditDraft {
  readonly userId: UserId | null;
  readonly edits: Partial<PersonFields>;
}

const nothing: EditDraft = { userId: null, edits: {} };
const name = 'profile_edit';

/** What was typed into the form and is not saved yet; for this tab only, over a reload. */
const editDraft = createStore<EditDraft>()(() => nothing);

// The tab's item goes by itself, whether this is loaded or not.
registerLocalCache({
  retainForUser(userId) {
    if (editDraft.getState().userId !== userId) editDraft.setState(nothing);
  },
});

export function editsOf(userId: UserId): Partial<PersonFields> {
  const draft = editDraft.getState();
  return draft.userId === userId ? draft.edits : nothing.edits;
}

/** Restores what this tab has kept of the same person over a reload. */
export function restoreEdits(userId: UserId): void {
  if (editDraft.getState().userId === userId) return;
  const kept = getTabItem(userId, name);
  editDraft.setState({ userId, edits: areEdits(kept) ? kept : nothing.edits });
}

const text = z.string();
const editsSchema = z.strictObject({
  first_name: text,
  last_name: text,
  gender: genderSchema.nullable(),
  birthDate: z.strictObject({ day: text, month: text, year: text }),
  phone: text,
  country: text.nullable(),
  state: text,
  city: text,
  orgcode: text,
  timeZone: text,
} satisfies Record<keyof PersonFields, z.ZodType>);
const someEditsSchema = editsSchema.partial();

function areEdits(kept: unknown): kept is Partial<PersonFields> {
  return someEditsSchema.safeParse(kept).success;
}

export function useEdits(userId: UserId): Partial<PersonFields> {
  useState(() => restoreEdits(userId));
  return useStore(editDraft, (draft) => (draft.userId === userId ? draft.edits : nothing.edits));
}

export function updateEdits(userId: UserId, changed: Partial<PersonFields>): void {
  const all = { ...editsOf(userId), ...changed };
  editDraft.setState({ userId, edits: all });
  setTabItem(userId, name, all);
}

export function discardEdits(): void {
  const { userId } = editDraft.getState();
  if (userId) setTabItem(userId, name, undefined);
  editDraft.setState(nothing);
}
