import type { ItemDetails } from '@stratum/contract/item';
import type { NoteNode } from '@stratum/contract/note-content';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, type TiptapEditorHTMLElement, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knownVersion, lineages, standOn } from '../../data/item-writes.ts';
import { toEditor, writtenIn } from './editor-content.ts';
import { noteExtensions } from './extensions.ts';
import { linkSuggestions } from './link-suggestions.ts';
import { slashCommands } from './slash-commands.ts';

interface NoteEditing {
  readonly item: ItemDetails;
  readonly isEditable: boolean;
  /** Whether everything written here is with the server. */
  readonly isSettled: boolean;
  readonly onChange: (content: NoteNode) => void;
  /** Pictures were pasted or dropped. */
  readonly onFiles: (files: readonly File[], into: Editor) => void;
  /** A picture is to be chosen. */
  readonly onPicture: (into: Editor) => void;
}

const emptyNote: NoteNode = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The editor of a note, which takes over what other devices write while nothing is written here. */
export function useNoteEditor(editing: NoteEditing): Editor | null {
  const { item, isEditable, isSettled } = editing;
  const { t } = useTranslation('features/collection/note');
  const change = useEffectEvent(editing.onChange);
  const takeFiles = useEffectEvent(editing.onFiles);
  const choosePicture = useEffectEvent(editing.onPicture);
  const [content] = useState(item.content ?? emptyNote);
  const editor = useEditor({
    content: toEditor(content),
    editable: isEditable,
    injectCSS: false,
    autofocus: item.version === 0 ? 'end' : false,
    extensions: [
      ...noteExtensions({
        placeholder: t('placeholder'),
        taskLabel: (text) => t('task', { text }),
      }),
      linkSuggestions(item.id, (title) => t('new_note_named', { title })),
      slashCommands((block) => t(`block.${block}`), {
        key: 'picture',
        name: t('block.picture'),
        insert(current, range) {
          current.chain().focus().deleteRange(range).run();
          choosePicture(current);
        },
      }),
    ],
    editorProps: {
      attributes: {
        'aria-label': t('text'),
        role: 'textbox',
        'aria-multiline': 'true',
        dir: 'auto',
      },
      handlePaste: (view, event) => take(view, picturesIn(event.clipboardData)),
      handleDrop: (view, event, _slice, isMoved) =>
        !isMoved && take(view, picturesIn(event.dataTransfer)),
    },
    onUpdate: ({ editor: current }) => change(writtenIn(current)),
  });

  function take({ dom }: EditorView, files: readonly File[]): boolean {
    const into = (dom as TiptapEditorHTMLElement).editor;
    if (files.length === 0 || !into) return false;
    takeFiles(files, into);
    return true;
  }

  const follow = useEffectEvent((next: NoteNode) => {
    // What was read before the last write was taken tells nothing new.
    if (!editor || !isSettled || item.version < knownVersion(item)) return;
    if (lineages.isNewest(item.id, next)) return;
    lineages.stand(item.id, item.version, next, true);
    editor.commands.setContent(toEditor(next), { emitUpdate: false });
  });
  const stand = useEffectEvent(() => standOn(item, content));
  useEffect(() => stand(), [item.id, content]);
  useEffect(() => {
    if (item.content) follow(item.content);
  }, [item.content, isSettled]);
  useEffect(() => {
    if (editor && editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);
  return editor;
}

/** Pictures of a clipboard or a drop; words that were copied with a picture of them stay words. */
function picturesIn(data: DataTransfer | null): File[] {
  if (!data || data.types.includes('text/html')) return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
