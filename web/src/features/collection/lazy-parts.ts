import { lazy } from 'react';

const parts = () => import('./parts.ts');

export const AddFiles = lazy(async () => ({ default: (await parts()).AddFiles }));
export const SendingList = lazy(async () => ({ default: (await parts()).SendingList }));
export const KeptItems = lazy(async () => ({ default: (await parts()).KeptItems }));
export const MonthCore = lazy(async () => ({ default: (await parts()).MonthCore }));
export const WriteDown = lazy(async () => ({ default: (await parts()).WriteDown }));
export const SelectedActions = lazy(async () => ({ default: (await parts()).SelectedActions }));
export const TrashNote = lazy(async () => ({ default: (await parts()).TrashNote }));
export const FileScreen = lazy(async () => ({ default: (await parts()).FileScreen }));
export const FolderScreen = lazy(async () => ({ default: (await parts()).FolderScreen }));
export const PictureScreen = lazy(async () => ({ default: (await parts()).PictureScreen }));
export const CollectionActions = lazy(async () => ({ default: (await parts()).CollectionActions }));
export const NameDialog = lazy(async () => ({ default: (await parts()).NameDialog }));
export const EmptyList = lazy(async () => ({ default: (await parts()).EmptyList }));
export const GoneItem = lazy(async () => ({ default: (await parts()).GoneItem }));
