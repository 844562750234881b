/** What the page shows when it is asked for, in one file. */
export { default as AddFiles } from './add/add-files.tsx';
export { default as SendingList } from './add/sending-list.tsx';
export { default as MoveDialog } from './browse/move-dialog.tsx';
export { default as SelectedActions } from './browse/selected-actions.tsx';
export { default as TrashNote } from './browse/trash-note.tsx';
export { default as FileScreen } from './item/file-screen.tsx';
export { default as FolderScreen } from './item/folder-screen.tsx';
export { default as LabelsDialog } from './item/labels-dialog.tsx';
export { default as PictureScreen } from './item/picture-screen.tsx';
export { default as CollectionActions } from './places/collection-actions.tsx';
export { default as NameDialog } from './places/name-dialog.tsx';
