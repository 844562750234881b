import type { Editor, Range } from '@tiptap/core';
import { searchWords } from '../../../../shared/search/fold.ts';
import { matchesWords } from '../../../../shared/search/matches.ts';
import { type Suggested, suggesting } from './suggesting.ts';

type Chain = ReturnType<Editor['chain']>;

/** What can be put into a note, by its name among the messages. */
export const blocks = {
  text: (chain) => chain.setParagraph(),
  heading1: (chain) => chain.setHeading({ level: 1 }),
  heading2: (chain) => chain.setHeading({ level: 2 }),
  heading3: (chain) => chain.setHeading({ level: 3 }),
  checklist: (chain) => chain.toggleTaskList(),
  bullets: (chain) => chain.toggleBulletList(),
  numbers: (chain) => chain.toggleOrderedList(),
  quote: (chain) => chain.toggleBlockquote(),
  code: (chain) => chain.toggleCodeBlock(),
  table: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: false }),
  line: (chain) => chain.setHorizontalRule(),
} as const satisfies Record<string, (chain: Chain) => Chain>;
export type BlockName = keyof typeof blocks;
const blockNames = Object.keys(blocks) as readonly BlockName[];

/** `/` offers what can be put where the writer is. */
export function slashCommands(nameOf: (block: BlockName) => string, picture: Suggested) {
  const all: readonly Suggested[] = [
    ...blockNames.map((block) => ({
      key: block,
      name: nameOf(block),
      insert: (editor: Editor, range: Range) =>
        void blocks[block](editor.chain().focus().deleteRange(range)).run(),
    })),
    picture,
  ];
  return suggesting({
    name: 'slashCommands',
    pattern: /(?:^|\s)\/([\p{L}\p{N}-]{0,30})$/u,
    items: (query) => all.filter(({ name }) => matchesWords(name, searchWords(query))),
  });
}
