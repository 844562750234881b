import type { NoteNode } from '@stratum/contract/note-content';
import { contentKey } from './content-key.ts';

/** A change of a note, as it waits for the server. */
export interface NoteWrite {
  readonly version: number;
  readonly content?: NoteNode | undefined;
}

/** So much of what was kept here is known as such: what is older counts as another’s, and is kept beside. */
const mostOwn = 20;

interface Lineage {
  /** The version of the server's that the words in the editor were written on. */
  readonly version: number;
  /** The content of that version, as text; null where it is not known. */
  readonly base: string | null;
  /** What stands in the editor, as it was kept last. */
  readonly newest: string;
  /** What was kept here last, some of which may wait still. */
  readonly own: ReadonlySet<string>;
}

/**
 * What a page knows of the notes it has open: on what their words were written. A change is made from
 * that version, whatever was read since: of two that were written apart the server refuses one, and
 * both are kept.
 */
export function createLineages() {
  const lineages = new Map<string, Lineage>();
  const update = (id: string, change: (known: Lineage) => Lineage) => {
    const known = lineages.get(id);
    if (known) lineages.set(id, change(known));
  };
  return {
    /**
     * The editor shows this now, of a version of the server's.
     * @param isStored whether it is what the server has, and not with what waits on top
     */
    stand(id: string, version: number, content: NoteNode, isStored: boolean): void {
      const newest = contentKey(content);
      const base = isStored ? newest : null;
      lineages.set(id, { version, base, newest, own: new Set([newest]) });
    },
    isNewest: (id: string, content: NoteNode | null | undefined) =>
      content != null && lineages.get(id)?.newest === contentKey(content),
    /** It was read again: other words than those written on are nothing to build upon. */
    read(id: string, version: number, content: NoteNode): void {
      update(id, (known) =>
        version > known.version && known.base === contentKey(content)
          ? { ...known, version }
          : known,
      );
    },
    /** What is written next. */
    write(id: string, content: NoteNode): void {
      const newest = contentKey(content);
      update(id, (known) => ({
        ...known,
        newest,
        own: new Set([...known.own, newest].slice(-mostOwn)),
      }));
    },
    /** Whether it was written here, and is in what is written next. */
    isOwn: (id: string, content: NoteNode | undefined) =>
      content !== undefined && lineages.get(id)?.own.has(contentKey(content)) === true,
    /**
     * The server has taken a write; another tab's is no part of what was written here.
     * @returns whether the words here are written on it now
     */
    taken(id: string, { version, content }: NoteWrite, after: number): boolean {
      const known = lineages.get(id);
      const key = content && contentKey(content);
      if (version !== known?.version || (key !== undefined && !known.own.has(key))) return false;
      lineages.set(id, { ...known, version: after, base: key ?? known.base });
      return true;
    },
    /** The version that words here are written on; null for a note that is not open. */
    versionOf: (id: string) => lineages.get(id)?.version ?? null,
  };
}
