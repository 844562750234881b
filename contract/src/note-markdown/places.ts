import type { NoteNode } from '../note-content.ts';

export type Mark = NonNullable<NoteNode['marks']>[number];

/** What addresses in a Markdown file lead to. */
export interface Targets {
  /** The picture at an address, or undefined where none is meant. */
  readonly pictureAt: (href: string) => string | undefined;
  /** The item at an address. */
  readonly itemAt: (href: string) => string | undefined;
}

/** Where a Markdown file finds what a note names. */
export interface Places {
  readonly pictureAddress: (fileId: string) => string;
  readonly itemAddress: (id: string) => string;
}

export const noTargets: Targets = { pictureAt: () => undefined, itemAt: () => undefined };

/** Marks that Markdown has no sign for, or none that holds beside any letter, by their tags. */
export const markTags = {
  bold: 'strong',
  italic: 'em',
  strike: 'del',
  underline: 'u',
  highlight: 'mark',
  code: 'code',
} as const;
