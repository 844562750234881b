import { notificationRoutes } from '@stratum/contract/notifications';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { notificationAsOwner } from './access.ts';
import {
  type Deps,
  notificationsOf,
  readNotifications,
  removeNotifications,
  targetsOne,
} from './notifications.ts';
import { notificationsPersonalData } from './personal-data.ts';
import { countUnread } from './store.ts';

export function notificationsDomain(deps: Deps) {
  const { db } = deps;
  return {
    name: 'notifications',
    routes: implement(
      notificationRoutes,
      {
        getNotification: ({ caller, query, locale }) =>
          notificationsOf(deps, caller, { offset: query.offset, locale }),
        getNotificationCount: ({ caller }) => countUnread(db, caller.userId),
        setNotificationRead: async ({ caller, body, open }) =>
          readNotifications(deps, caller, body.id ? await open.notification(db) : null),
        deleteNotification: async ({ caller, query, body, open }) =>
          removeNotifications(
            deps,
            caller,
            targetsOne(query, body) ? await open.notification(db) : null,
          ),
      },
      { notification: notificationAsOwner },
    ),
    states: {
      notification_count: async (userId) => ({
        type: 'notification_count',
        count: await countUnread(db, userId),
      }),
    },
    personalData: notificationsPersonalData,
  } satisfies Domain;
}
