import type { NoteNode } from '@stratum/contract/note-content';
import { isRecord } from '../../../shared/json/is-record.ts';

/** The same text for the same content: the database keeps attributes in an order of its own. */
export function contentKey(content: NoteNode): string {
  return JSON.stringify(content, (_name, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
}
