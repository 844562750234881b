import { goalEndpoints } from '@stratum/contract/endpoints/goals';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { reminderEndpoints } from '@stratum/contract/endpoints/reminders';
import { isUuid } from '@stratum/contract/uuid';
import { type AppRoute, read } from './page-route.ts';

export const reminders: AppRoute = {
  path: '/reminders',
  access: 'signed-in',
  frame: 'header-and-footer',
  title: null,
  namespaces: [
    'features/reminders',
    'features/reminders/fields',
    'features/calendar-feed',
    'shared/ui',
  ],
  lazy: () => import('../reminders/reminders-page.tsx'),
  opensOffline: true,
  load: ({ query }) => {
    const goalId = query.get('goalId') ?? '';
    const any = [read(profileEndpoints.profileInfo), read(reminderEndpoints.remindersDue)];
    return isUuid(goalId)
      ? [
          ...any,
          read(reminderEndpoints.remindersOfGoal, { params: { goalId } }),
          read(goalEndpoints.goalDetails, { params: { id: goalId } }),
        ]
      : [...any, read(goalEndpoints.goalList, { query: { status: 'InComplete' } })];
  },
};
