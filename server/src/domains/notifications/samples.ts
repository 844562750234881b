import type { notificationPreferenceRoutes } from '@stratum/contract/notification-preferences';
import type { notificationRoutes } from '@stratum/contract/notifications';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  getNotification: { statements: 3 },
  getNotificationCount: { statements: 2 },
  setNotificationRead: {
    statements: 4,
    call: async ({ owner }) => ({ body: { id: await owner.notify() } }),
  },
  deleteNotification: {
    statements: 4,
    call: async ({ owner }) => ({ query: { id: await owner.notify() } }),
  },
  getNotificationPreferences: { statements: 2 },
  putNotificationPreferences: {
    statements: 7,
    call: () => ({
      body: { kinds: [{ kind: 'streak_at_risk', email: 'digest' }], digestTime: '07:30' },
    }),
  },
} satisfies Samples<typeof notificationRoutes & typeof notificationPreferenceRoutes>;
