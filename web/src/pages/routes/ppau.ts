import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { type AppRoute, read } from './page-route.ts';

export const ppau: AppRoute = {
  path: '/ppau',
  access: 'signed-in',
  frame: 'header',
  title: (t) => t('features/chat:title'),
  namespaces: [
    'features/boards',
    'features/boards/witness',
    'features/chat',
    'features/chat/bodies',
    'shared/ui',
  ],
  lazy: () => import('../ppau/ppau-page.tsx'),
  load: () => [read(groupEndpoints.listGroups)],
  opensOffline: true,
};
