import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import type { NoteNode } from '@stratum/contract/note-content';
import { inputFor, type OutboxEntry } from '../../../../shared/outbox/outbox-entry.ts';

export interface RefusedContent {
  readonly content: NoteNode;
  readonly title: string | null;
  /** Why, in the reader's language. */
  readonly message: string;
  /** When it was written here. */
  readonly writtenAt: number;
}

/** What was written here and refused, the last of it; null where nothing was. */
export function refusedContent(waiting: readonly OutboxEntry[]): RefusedContent | null {
  const found = waiting.findLast((entry) => entry.held !== null && contentOf(entry) !== undefined);
  const content = found && contentOf(found);
  if (!found || !content) return null;
  const { held, createdAt } = found;
  return {
    content,
    title: inputFor(found, collectionEndpoints.updatePersonalStuff)?.body.title ?? null,
    message: held?.reason === 'refused' ? held.message : '',
    writtenAt: createdAt,
  };
}

function contentOf(entry: OutboxEntry): NoteNode | undefined {
  return inputFor(entry, collectionEndpoints.updatePersonalStuff)?.body.content;
}
