/** What the page shows when it is asked for, in one file. */
export { default as AddFiles } from './add/add-files.tsx';
export { default as SendingList } from './add/sending-list.tsx';
export { default as EmptyList } from './browse/empty-list.tsx';
export { default as KeptItems } from './browse/kept-items.tsx';
export { default as MonthCore } from './browse/month-core.tsx';
export { default as SelectedActions } from './browse/selected-actions.tsx';
export { default as TrashNote } from './browse/trash-note.tsx';
export { default as WriteDown } from './capture/write-down.tsx';
export { default as FileScreen } from './item/file-screen.tsx';
export { default as FolderScreen } from './item/folder-screen.tsx';
export { default as GoneItem } from './item/gone-item.tsx';
export { default as PictureScreen } from './item/picture-screen.tsx';
export { default as CollectionActions } from './places/collection-actions.tsx';
export { default as NameDialog } from './places/name-dialog.tsx';
