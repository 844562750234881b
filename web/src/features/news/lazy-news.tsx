import { lazy } from 'react';

/** Both come after what a page is for. */
export const NewsList = lazy(() => import('./news-list.tsx'));
export const Spotlight = lazy(() => import('./spotlight.tsx'));
