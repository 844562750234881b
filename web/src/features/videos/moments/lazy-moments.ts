import { lazy } from 'react';

export const Moments = lazy(() => import('./moments.tsx'));
