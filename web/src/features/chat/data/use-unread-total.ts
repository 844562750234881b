import { groupEndpoints } from '@stratum/contract/endpoints/groups';
import { limits } from '@stratum/contract/limits';
import { useEffect, useState } from 'react';
import { useRoute } from '../../../shared/api/queries.ts';

/** How often the groups are asked for, milliseconds: what is unread is told live besides. */
const interval = 5 * 60_000;

/** What is unread in all groups together, asked when the header has stood for a while. 0 until then. */
export function useUnreadTotal(): number {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), limits.notificationCountDelay);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useRoute(
    groupEndpoints.listGroups,
    {},
    { enabled: isDue, refetchInterval: interval, refetchOnWindowFocus: 'always' },
  );
  return data?.items.reduce((sum, { unreadCount }) => sum + unreadCount, 0) ?? 0;
}
