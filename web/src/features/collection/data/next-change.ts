import type { NoteNode } from '@stratum/contract/note-content';
import { contentKey } from './content-key.ts';
import type { createLineages, NoteWrite } from './note-lineage.ts';

type Lineages = ReturnType<typeof createLineages>;

interface Change {
  readonly content?: NoteNode | undefined;
  readonly keepVersion?: boolean | undefined;
}

interface Named {
  readonly id: string;
  /** The newest version that is known. */
  readonly known: number;
  /** Writes that wait, the oldest first. */
  readonly waiting: readonly NoteWrite[];
}

/**
 * The version that a change of an item names: what is said of it is said of the newest. Its words are
 * changed from the version they were written on, and from no later one before the server has taken
 * what waits: a version that is only expected may become another device's.
 */
export function versionFor(
  lineages: Lineages,
  { id, known, waiting }: Named,
  { content }: Change,
): number {
  const expected = Math.max(known, ...waiting.map(({ version }) => version + 1));
  if (!content) return expected;
  lineages.write(id, content);
  return lineages.versionOf(id) ?? expected;
}

type Write = NoteWrite & Change;

/** One change of two; null where a version is to be kept between them, or the first has another tab's words. */
export function joined<W extends Write>(
  lineages: Lineages,
  id: string,
  { first, next }: { readonly first: W; readonly next: W },
): W | null {
  if (next.keepVersion || (first.content && !lineages.isOwn(id, first.content))) return null;
  const follows = next.content ? first.version : first.version + 1;
  return follows === next.version ? { ...first, ...next, version: first.version } : null;
}

/** What waits, once a write is taken that its words stand on; null for what does not stand on it. */
export function raised<W extends Write>(
  lineages: Lineages,
  id: string,
  waiting: W,
  { from, to }: { readonly from: number; readonly to: number },
): W | null {
  const isMeant = waiting.version === from && lineages.isOwn(id, waiting.content);
  return isMeant ? { ...waiting, version: to } : null;
}

/** The version that what an editor shows was written on: of what waits, where that is shown. */
export function shownVersion(
  read: number,
  content: NoteNode,
  waiting: readonly NoteWrite[],
): number {
  const last = waiting.findLast((write) => write.content !== undefined);
  const isShown = last?.content && contentKey(last.content) === contentKey(content);
  return isShown ? last.version : read;
}
