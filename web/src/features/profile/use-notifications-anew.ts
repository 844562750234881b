import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { routeKey } from '../../shared/api/queries.ts';

/** For calls after which the server has something to tell: the bell shows it at once. */
export function useNotificationsAnew(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const route of [
      notificationEndpoints.getNotificationCount,
      notificationEndpoints.getNotification,
    ])
      void queryClient.invalidateQueries({ queryKey: routeKey(route) });
  };
}
