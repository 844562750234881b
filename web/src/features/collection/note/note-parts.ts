/** What a note shows more rarely, in one file. */
export { default as ConflictScreen } from './conflict/conflict-screen.tsx';
export { default as LinkDialog } from './editor/link-dialog.tsx';
export { default as Versions } from './versions/versions.tsx';
