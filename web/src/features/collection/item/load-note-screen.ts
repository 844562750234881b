/** The editor: on its way once a note is pointed at, so that it is there when the note is opened. */
export const loadNoteScreen = () => import('../note/note-screen.tsx');
