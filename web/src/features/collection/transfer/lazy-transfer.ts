import { lazy } from 'react';

const parts = () => import('./transfer-parts.ts');

export const TransferDialog = lazy(async () => ({ default: (await parts()).TransferDialog }));
export const ExportNoteDialog = lazy(async () => ({ default: (await parts()).ExportNoteDialog }));
