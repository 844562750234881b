import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { type AppRoute, read } from './page-route.ts';

const editing = [
  'features/profile',
  'features/profile/edit',
  'shared/person-fields',
  'shared/ui',
  'fields',
] as const;

export const profile: AppRoute = {
  path: '/profile',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('pages/profile:title'),
  namespaces: [
    'pages/profile',
    ...editing,
    'features/profile/account-data',
    'features/profile/notifications',
    'features/profile/picture',
    'features/profile/push',
    'features/results/levels',
    'shared/charts',
  ],
  lazy: () => import('../profile/profile-page.tsx'),
  opensOffline: true,
  load: () => [read(profileEndpoints.profileInfo)],
};

export const editProfile: AppRoute = {
  path: '/edit-profile',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: (t) => t('features/profile/edit:title'),
  namespaces: editing,
  lazy: () => import('../edit-profile/edit-profile-page.tsx'),
  load: () => [read(profileEndpoints.profileInfo)],
};
