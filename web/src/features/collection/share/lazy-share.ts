import { lazy } from 'react';

const parts = () => import('./share-parts.ts');

export const ShareDialog = lazy(async () => ({ default: (await parts()).ShareDialog }));
export const SharedItemDialog = lazy(async () => ({ default: (await parts()).SharedItemDialog }));
export const SharesOfItem = lazy(async () => ({ default: (await parts()).SharesOfItem }));
export const SharesWithoutItem = lazy(async () => ({ default: (await parts()).SharesWithoutItem }));
export const TakeBackQuestion = lazy(async () => ({ default: (await parts()).TakeBackQuestion }));
