import type { NoteNode } from '@stratum/contract/note-content';
import type { Transaction } from '../../platform/database.ts';
import { insertShared } from './store.ts';
import type { SharedItemRow } from './tables.ts';

type GivenNote = Pick<
  SharedItemRow,
  'messageId' | 'userId' | 'groupId' | 'itemId' | 'title' | 'createdAt'
> & { readonly content: NoteNode };

/** Puts the copy of a note in place as if it had been shared then. */
export async function importShared(tx: Transaction, note: GivenNote): Promise<void> {
  const rest = { type: 'note', backgroundId: null, text: '', blocks: null, isCut: false } as const;
  await insertShared(tx, { ...rest, ...note }, []);
}
