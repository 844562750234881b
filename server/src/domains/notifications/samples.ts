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
} satisfies Samples<typeof notificationRoutes>;
