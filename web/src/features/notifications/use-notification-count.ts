import { notificationEndpoints } from '@stratum/contract/endpoints/notifications';
import { limits } from '@stratum/contract/limits';
import { useEffect, useState } from 'react';
import { useRoute } from '../../shared/api/queries.ts';
import { closeReadPushes } from './close-read-pushes.ts';
import { pollInterval } from './use-notifications.ts';

/**
 * §4: how many notifications are unread, asked 4 s after the header has mounted, from then on every
 * minute, and whenever somebody comes back to the window. 0 until then.
 */
export function useNotificationCount(): number {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), limits.notificationCountDelay);
    return () => clearTimeout(timer);
  }, []);
  const options = {
    enabled: isDue,
    refetchInterval: pollInterval,
    refetchOnWindowFocus: 'always',
  } as const;
  const count = useRoute(notificationEndpoints.getNotificationCount, {}, options).data;
  // Once it is known, and whenever something has come or was read.
  useEffect(() => {
    if (count !== undefined) void closeReadPushes().catch(() => undefined);
  }, [count]);
  return count ?? 0;
}
