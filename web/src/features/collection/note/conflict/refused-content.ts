import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { type NoteNode, noteText } from '@stratum/contract/note-content';
import { inputFor, type OutboxEntry } from '../../../../shared/outbox/outbox-entry.ts';

export interface RefusedContent {
  readonly content: NoteNode;
  readonly title: string | null;
  /** Why, in the reader's language. */
  readonly message: string;
  /** When it was written here. */
  readonly writtenAt: number;
  /** What is settled with it: itself, and what was refused before and is in it word by word. */
  readonly entries: readonly OutboxEntry[];
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
    entries: waiting.filter((entry) => {
      const other = entry.held === null ? undefined : contentOf(entry);
      return other !== undefined && (entry === found || isWithin(other, content));
    }),
  };
}

/** Whether every word of a note stands in another one, in the same order. */
function isWithin(content: NoteNode, other: NoteNode): boolean {
  const words = wordsOf(other);
  let at = -1;
  return wordsOf(content).every((word) => {
    at = words.indexOf(word, at + 1);
    return at !== -1;
  });
}

const wordsOf = (content: NoteNode) => noteText(content).split(/\s+/);

function contentOf(entry: OutboxEntry): NoteNode | undefined {
  return inputFor(entry, collectionEndpoints.updatePersonalStuff)?.body.content;
}
