import { type Extensions, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import {
  BulletList,
  ListItem,
  ListKeymap,
  OrderedList,
  TaskItem,
  TaskList,
} from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Gapcursor, Placeholder, UndoRedo } from '@tiptap/extensions';
import { ItemLink } from './item-link.ts';
import { LinkMark } from './link-mark.ts';
import { NotePicture } from './note-picture.tsx';

/** Kept where it was written elsewhere. */
const Highlight = Mark.create({
  name: 'highlight',
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: ({ HTMLAttributes }) => ['mark', HTMLAttributes, 0],
});

/** Of the attributes of a node or a mark those that the contract knows. */
function only(names: readonly string[], all: Attributes | undefined): Attributes {
  return Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => names.includes(name)));
}
type Attributes = Record<string, object>;

const cellAttributes = ['colspan', 'rowspan', 'colwidth'];
const Cell = TableCell.extend({
  addAttributes() {
    return only(cellAttributes, this.parent?.());
  },
});
const HeaderCell = TableHeader.extend({
  addAttributes() {
    return only(cellAttributes, this.parent?.());
  },
});

interface NoteWords {
  readonly placeholder: string;
  /** What the box of an entry of a checklist is called. */
  readonly taskLabel: (text: string) => string;
}

/** What a note is made of, which is what the contract takes (`note-content.ts`). */
export function noteExtensions({ placeholder, taskLabel }: NoteWords): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    Heading.configure({ levels: [1, 2, 3] }),
    Blockquote,
    CodeBlock,
    HardBreak,
    HorizontalRule,
    BulletList,
    OrderedList,
    ListItem,
    ListKeymap,
    Bold,
    Italic,
    Strike,
    Underline,
    Code,
    UndoRedo,
    Gapcursor,
    LinkMark,
    Highlight,
    TaskList,
    TaskItem.configure({
      nested: true,
      a11y: { checkboxLabel: ({ textContent }) => taskLabel(textContent) },
    }),
    Table.configure({ resizable: false }),
    TableRow,
    Cell,
    HeaderCell,
    NotePicture,
    ItemLink,
    Placeholder.configure({ placeholder }),
  ];
}
