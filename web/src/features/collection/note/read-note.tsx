import './note.css';
import type { NoteNode } from '@stratum/contract/note-content';
import { EditorContent, useEditor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { toEditor } from './editor/editor-content.ts';
import { noteExtensions } from './editor/extensions.ts';

/** A note to be read, not written. */
export default function ReadNote({ content }: { content: NoteNode }) {
  const { t } = useTranslation('features/collection/note');
  const editor = useEditor({
    content: toEditor(content),
    editable: false,
    injectCSS: false,
    extensions: noteExtensions({
      placeholder: '',
      taskLabel: (text) => t('task', { text }),
    }),
    editorProps: {
      attributes: { role: 'document', 'aria-label': t('text'), dir: 'auto', class: 'min-h-0!' },
    },
  });
  return <EditorContent editor={editor} className="note-text" />;
}
