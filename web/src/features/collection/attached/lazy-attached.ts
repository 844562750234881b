import { lazy } from 'react';

const parts = () => import('./attached-parts.ts');

export const AttachedItems = lazy(async () => ({ default: (await parts()).AttachedItems }));
export const AttachItem = lazy(async () => ({ default: (await parts()).AttachItem }));
export const AttachToMessage = lazy(async () => ({ default: (await parts()).AttachToMessage }));
export const MessageItems = lazy(async () => ({ default: (await parts()).MessageItems }));
