import type { ItemDetails } from '@stratum/contract/item';
import { type NoteNode, noteText } from '@stratum/contract/note-content';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownControls } from '../address/use-shown.ts';
import { addItem, changeItem, type ItemChange } from '../data/item-writes.ts';

/** Milliseconds after the last key. */
const rest = 700;
/** Characters of a first line that make a title. */
const titleLength = 60;

/** Keeps what is written into a note: a moment after the last key, and whenever the page is left. */
export function useNoteWriting(
  item: ItemDetails,
  controls: ShownControls,
  /** Where another version has come in between, nothing is sent before the two are compared. */
  { isPaused }: { readonly isPaused: boolean },
) {
  const { t } = useTranslation('features/collection/note');
  const isMade = useRef(item.version > 0);
  const unsaved = useRef<ItemChange>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasOwnTitle = useRef(item.title !== '');
  const [isDirty, setDirty] = useState(false);

  /** Its own, or how it begins. */
  function titleOf({ title, content }: ItemChange): string {
    if (title !== undefined) hasOwnTitle.current = title.trim() !== '';
    const own = (title ?? item.title).trim();
    if (hasOwnTitle.current && own !== '') return own;
    const [firstLine = ''] = content ? noteText(content).split('\n') : [];
    return firstLine.slice(0, titleLength).trim() || t('untitled');
  }

  const save = useEffectEvent((isLeaving = false) => {
    clearTimeout(timer.current);
    const change = unsaved.current;
    if (Object.keys(change).length === 0) return;
    unsaved.current = {};
    setDirty(false);
    const title = titleOf({ content: item.content ?? undefined, ...change });
    if (isMade.current) return changeItem(item, { ...change, title });
    isMade.current = true;
    const { id, collectionId } = item;
    const { content, backgroundId } = change;
    addItem({
      id,
      collectionId,
      type: 'note',
      title,
      ...(backgroundId !== undefined && { backgroundId }),
      ...(content && { content }),
    });
    if (!isLeaving) controls.show({ isNew: false });
  });

  useEffect(() => {
    const saveNow = () => save();
    document.addEventListener('visibilitychange', saveNow);
    window.addEventListener('pagehide', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      window.removeEventListener('pagehide', saveNow);
      save(true);
    };
  }, []);

  function write(change: ItemChange, wait = rest): void {
    unsaved.current = { ...unsaved.current, ...change };
    setDirty(true);
    clearTimeout(timer.current);
    if (!isPaused) timer.current = setTimeout(() => save(), wait);
  }

  return {
    isDirty,
    write,
    /** At once. */
    writeNow: (change: ItemChange) => {
      unsaved.current = { ...unsaved.current, ...change };
      save();
    },
    /** Makes the note where it is new and empty, so that something can belong to it. */
    ensureMade(content: NoteNode): void {
      if (!isMade.current) unsaved.current = { content, ...unsaved.current };
      save();
    },
  };
}
