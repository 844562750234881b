/** What takes notes out and in, in one file: with it come the readers of ZIP and Markdown. */
export { default as ExportNoteDialog } from './export-note-dialog.tsx';
export { default as TransferDialog } from './transfer-dialog.tsx';
