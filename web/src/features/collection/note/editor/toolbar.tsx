import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Image from 'lucide-react/icons/image';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListChecks from 'lucide-react/icons/list-checks';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Table from 'lucide-react/icons/table';
import { useTranslation } from 'react-i18next';
import { Action, ActionMenu } from '../../../../shared/ui/action-menu.tsx';
import { Icon } from '../../../../shared/ui/icons.tsx';
import { blocks } from './slash-commands.ts';

/** What the buttons are, what they do, and where one is pressed. */
const tools = [
  { name: 'heading2', icon: Heading2, isOn: (editor: Editor) => editor.isActive('heading') },
  { name: 'bold', icon: Bold, isOn: (editor: Editor) => editor.isActive('bold') },
  { name: 'italic', icon: Italic, isOn: (editor: Editor) => editor.isActive('italic') },
  { name: 'checklist', icon: ListChecks, isOn: (editor: Editor) => editor.isActive('taskList') },
  { name: 'bullets', icon: List, isOn: (editor: Editor) => editor.isActive('bulletList') },
  { name: 'numbers', icon: ListOrdered, isOn: (editor: Editor) => editor.isActive('orderedList') },
  { name: 'quote', icon: Quote, isOn: (editor: Editor) => editor.isActive('blockquote') },
  { name: 'code', icon: Code, isOn: (editor: Editor) => editor.isActive('codeBlock') },
  { name: 'table', icon: Table, isOn: (editor: Editor) => editor.isActive('table') },
  { name: 'picture', icon: Image, isOn: () => false },
  { name: 'link', icon: Link, isOn: (editor: Editor) => editor.isActive('link') },
] as const;
type Tool = (typeof tools)[number]['name'];

interface ToolbarProps {
  editor: Editor;
  onPicture: () => void;
  onLink: () => void;
}

/** What is done with the text where the writer is. */
export function Toolbar({ editor, onPicture, onLink }: ToolbarProps) {
  const { t } = useTranslation('features/collection/note');
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isDestroyed ? [] : tools.filter(({ isOn }) => isOn(current)).map(({ name }) => name),
  });

  function use(tool: Tool): void {
    if (tool === 'picture') return onPicture();
    if (tool === 'link') return onLink();
    const chain = editor.chain().focus();
    if (tool === 'bold') chain.toggleBold().run();
    else if (tool === 'italic') chain.toggleItalic().run();
    else if (tool === 'heading2') chain.toggleHeading({ level: 2 }).run();
    else if (tool !== 'table') blocks[tool](chain).run();
    else if (!on.includes('table')) blocks.table(chain).run();
  }

  return (
    <div
      role="group"
      aria-label={t('toolbar')}
      className="flex items-center max-md:overflow-x-auto md:flex-wrap"
    >
      {tools.map(({ name, icon }) => (
        <button
          key={name}
          type="button"
          aria-label={t(`block.${name}`)}
          title={t(`block.${name}`)}
          aria-pressed={name === 'picture' ? undefined : on.includes(name)}
          // The selection in the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => use(name)}
          className="icon-button flex-none cursor-pointer rounded-md! hover:bg-hover hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-ink"
        >
          <Icon of={icon} />
        </button>
      ))}
      {on.includes('table') && <TableActions editor={editor} />}
    </div>
  );
}

const tableActions = {
  header_row: (editor: Editor) => editor.chain().focus().toggleHeaderRow().run(),
  row_after: (editor: Editor) => editor.chain().focus().addRowAfter().run(),
  column_after: (editor: Editor) => editor.chain().focus().addColumnAfter().run(),
  delete_row: (editor: Editor) => editor.chain().focus().deleteRow().run(),
  delete_column: (editor: Editor) => editor.chain().focus().deleteColumn().run(),
  delete_table: (editor: Editor) => editor.chain().focus().deleteTable().run(),
};
const tableActionNames = [
  'header_row',
  'row_after',
  'column_after',
  'delete_row',
  'delete_column',
  'delete_table',
] as const satisfies readonly (keyof typeof tableActions)[];

function TableActions({ editor }: { editor: Editor }) {
  const { t } = useTranslation('features/collection/note');
  return (
    <ActionMenu label={t('table.actions')}>
      {tableActionNames.map((name) => (
        <Action key={name} onAction={() => tableActions[name](editor)}>
          {t(`table.${name}`)}
        </Action>
      ))}
    </ActionMenu>
  );
}
