import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { type AppRoute, read } from './page-route.ts';

export const myCollection: AppRoute = {
  path: '/my-collection',
  access: 'signed-in',
  frame: 'header',
  title: null,
  namespaces: ['features/collection', 'shared/ui'],
  lazy: () => import('../../features/collection/collection-page.tsx'),
  load: () => [
    read(assessmentEndpoints.levels),
    read(assessmentEndpoints.traits, { query: {} }),
    read(profileEndpoints.profileInfo),
  ],
};
