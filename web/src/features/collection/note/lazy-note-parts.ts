import { lazy } from 'react';

const parts = () => import('./note-parts.ts');

export const ConflictScreen = lazy(async () => ({ default: (await parts()).ConflictScreen }));
export const LinkDialog = lazy(async () => ({ default: (await parts()).LinkDialog }));
export const Versions = lazy(async () => ({ default: (await parts()).Versions }));
