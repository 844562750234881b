import type { NoteNode } from '@stratum/contract/note-content';
import type { createLineages, NoteWrite } from './note-lineage.ts';

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
 * The version that a change of an item names: what is said of it is said of the newest, its words are
 * changed from the version they were written on.
 */
export function versionOf(
  lineages: ReturnType<typeof createLineages>,
  { id, known, waiting }: Named,
  { content }: Change,
): number {
  const newest = Math.max(known, ...waiting.map(({ version }) => version + 1));
  if (!content) return newest;
  const version = lineages.nextVersion(id, waiting) ?? newest;
  lineages.write(id, content, waiting);
  return version;
}

type Write = NoteWrite & Change;

/** One change of two that follow each other; null where a version is to be kept between them. */
export function joined<W extends Write>(first: W, next: W): W | null {
  const follows = !next.keepVersion && first.version + 1 === next.version;
  return follows ? { ...first, ...next, version: first.version } : null;
}
