import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { isUuid } from '@stratum/contract/uuid';
import { type AppRoute, read } from './page-route.ts';

export const goalDetails: AppRoute = {
  path: '/goal-details',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: null,
  namespaces: [
    'features/goals/details',
    'features/goals/history',
    'features/goals/list',
    'features/boards/witness',
    'features/reminders/fields',
    'shared/charts',
    'shared/ui',
  ],
  lazy: () => import('../../features/goals/details/goal-details-page.tsx'),
  opensOffline: true,
  load: ({ query }) => {
    const id = query.get('id') ?? '';
    return [
      read(assessmentEndpoints.levels),
      read(assessmentEndpoints.traits, { query: {} }),
      read(profileEndpoints.profileInfo),
      isUuid(id)
        ? read(goalEndpoints.goalDetails, { params: { id } })
        : read(goalEndpoints.goalList, { query: { status: 'InComplete' } }),
    ];
  },
};

export const goalHistory: AppRoute = {
  path: '/goal-history',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: null,
  namespaces: ['features/goals/history', 'features/reminders/fields', 'shared/ui'],
  lazy: () => import('../../features/goals/history/goal-history-page.tsx'),
  opensOffline: true,
  load: () => [read(profileEndpoints.profileInfo)],
};

/** The steps at which a goal is made; nothing below them leads elsewhere. */
const step = {
  access: 'signed-in',
  frame: 'header',
  title: null,
  namespaces: [
    'features/goals',
    'features/goals/suggestions',
    'features/reminders/fields',
    'fields',
    'shared/ui',
  ],
  load: () => [
    read(assessmentEndpoints.levels),
    read(assessmentEndpoints.traits, { query: {} }),
    read(profileEndpoints.profileInfo),
  ],
} satisfies Partial<AppRoute>;

export const defineGoal: AppRoute = {
  ...step,
  path: '/define-goal',
  lazy: () => import('../../features/goals/steps/define-goal-page.tsx'),
};

export const organizePath: AppRoute = {
  ...step,
  path: '/organize-path',
  lazy: () => import('../../features/goals/steps/organize-path-page.tsx'),
};

export const initiateAction: AppRoute = {
  ...step,
  path: '/initiate-action',
  lazy: () => import('../../features/goals/steps/initiate-action-page.tsx'),
};

export const timelineGoal: AppRoute = {
  ...step,
  path: '/timeline-goal',
  lazy: () => import('../../features/goals/steps/timeline-goal-page.tsx'),
};
