import { useEffect } from 'react';
import { idle } from '../../../shared/idle.ts';

/** The editor: on its way once a note is pointed at, so that it is there when the note is opened. */
export const loadNoteScreen = () => import('../note/note-screen.tsx');

/** Has the editor come while nobody waits, where there are notes to be opened. */
export function useEditorAhead(hasNotes: boolean): void {
  useEffect(() => {
    // Without a network it is asked for again when a note is opened.
    if (hasNotes)
      idle()
        .then(loadNoteScreen)
        .catch(() => undefined);
  }, [hasNotes]);
}
