import { useEffect } from 'react';
import { idle } from '../../../shared/idle.ts';

/** The editor: on its way once a note is pointed at, so that it is there when the note is opened. */
export const loadNoteScreen = () => import('../note/note-screen.tsx');

/** Has the editor come, and run once, while nobody waits, where there are notes to be opened. */
export function useEditorAhead(hasNotes: boolean): void {
  useEffect(() => {
    // Without a network it is asked for again when a note is opened.
    if (hasNotes) prepare().catch(() => undefined);
  }, [hasNotes]);
}

let isWarm = false;

async function prepare(): Promise<void> {
  await idle();
  await loadNoteScreen();
  const { warmUpEditor } = await import('../note/editor/warm-up.ts');
  await idle();
  if (!isWarm) warmUpEditor();
  isWarm = true;
}
