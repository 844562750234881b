import { lazy } from 'react';

/** Comes after what a page is for. */
export const NewsList = lazy(() => import('./news-list.tsx'));
