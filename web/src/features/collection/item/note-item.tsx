import { type ComponentType, lazy, useEffect, useState } from 'react';
import { idle } from '../../../shared/idle.ts';
import type { OpenItemProps } from './open-item.ts';

let here: ComponentType<OpenItemProps> | null = null;

/** The editor: on its way once a note is pointed at, so that it is there when the note is opened. */
export async function loadNoteScreen() {
  const screen = await import('../note/note-screen.tsx');
  here = screen.default;
  return screen;
}

const LazyScreen = lazy(loadNoteScreen);

/** A note; at once where its screen is here: a lazy one would show its skeleton for 300 ms all the same. */
export function NoteItem(open: OpenItemProps) {
  const [Screen] = useState(() => here ?? LazyScreen);
  return <Screen {...open} />;
}

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
