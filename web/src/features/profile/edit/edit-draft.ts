import type { UserId } from '@stratum/contract/ids';
import { genderSchema } from '@stratum/contract/person';
import { useState } from 'react';
import { z } from 'zod';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { keepTabItem, readTabItem, registerLocalCache } from '../../../shared/session/index.ts';
import type { PersonFields } from './person-change.ts';

interface EditDraft {
  readonly userId: UserId | null;
  readonly typed: Partial<PersonFields>;
}

const nothing: EditDraft = { userId: null, typed: {} };
const name = 'profile_edit';

/** What was typed into the form and is not saved yet; for this tab only, over a reload. */
const editDraft = createStore<EditDraft>()(() => nothing);

// The tab's item goes by itself, whether this is loaded or not.
registerLocalCache({
  keepOnlyFor(userId) {
    if (editDraft.getState().userId !== userId) editDraft.setState(nothing);
  },
});

export function typedBy(userId: UserId): Partial<PersonFields> {
  const draft = editDraft.getState();
  return draft.userId === userId ? draft.typed : nothing.typed;
}

/** Takes up what this tab has kept of the same person before it was loaded anew. */
export function takeUpEdit(userId: UserId): void {
  if (editDraft.getState().userId === userId) return;
  const kept = readTabItem(userId, name);
  editDraft.setState({ userId, typed: isTyped(kept) ? kept : nothing.typed });
}

const text = z.string();
const typedSchema = z.strictObject({
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
const someTypedSchema = typedSchema.partial();

function isTyped(kept: unknown): kept is Partial<PersonFields> {
  return someTypedSchema.safeParse(kept).success;
}

export function useTypedBy(userId: UserId): Partial<PersonFields> {
  useState(() => takeUpEdit(userId));
  return useStore(editDraft, (draft) => (draft.userId === userId ? draft.typed : nothing.typed));
}

export function typeAs(userId: UserId, typed: Partial<PersonFields>): void {
  const all = { ...typedBy(userId), ...typed };
  editDraft.setState({ userId, typed: all });
  keepTabItem(userId, name, all);
}

export function forgetEdit(): void {
  const { userId } = editDraft.getState();
  if (userId) keepTabItem(userId, name, undefined);
  editDraft.setState(nothing);
}
