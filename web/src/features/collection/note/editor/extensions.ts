import { isSafeLink } from '@stratum/contract/note-content';
import { type Extensions, Mark } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { ItemLink } from './item-link.ts';
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
const SafeLink = Link.extend({
  addAttributes() {
    return only(['href'], this.parent?.());
  },
});

/** What a note is made of, which is what the contract takes (`note-content.ts`). */
export function noteExtensions({ placeholder }: { readonly placeholder: string }): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3] },
      link: false,
      // What the last line is, is the writer’s to say.
      trailingNode: false,
    }),
    SafeLink.configure({
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: isSafeLink,
    }),
    Highlight,
    TaskList,
    TaskItem.configure({ nested: true }),
    TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
    Cell,
    HeaderCell,
    NotePicture,
    ItemLink,
    Placeholder.configure({ placeholder }),
  ];
}
