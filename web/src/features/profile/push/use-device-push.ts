import { pushEndpoints } from '@stratum/contract/endpoints/push';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { readDevice, subscribeDevice, unsubscribeDevice } from './device.ts';

const { getPushKey, getPushSubscription, subscribeToPush, unsubscribeFromPush } = pushEndpoints;
const { domain } = getPushKey;

/** Whether this browser gets pushes for the session, and how to turn them on and off. */
export function useDevicePush() {
  const device = useQuery({
    queryKey: [domain, 'device'],
    queryFn: readDevice,
    meta: { domain },
    // What the browser says can change in its settings, outside the page.
    staleTime: 0,
    networkMode: 'always',
  });
  const endpoint = device.data?.endpoint ?? null;
  const isOffered = device.data?.support === 'offered';
  const key = useRoute(getPushKey, {}, { enabled: isOffered });
  // The browser keeps its subscription when a session ends, the server does not.
  const known = useRoute(
    getPushSubscription,
    { query: { endpoint: endpoint ?? '' } },
    { enabled: endpoint !== null },
  );
  const subscribe = useRouteMutation(subscribeToPush);
  const unsubscribe = useRouteMutation(unsubscribeFromPush);
  const turn = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) {
        const body = await subscribeDevice(key.data?.key ?? '');
        if (body) await subscribe.mutateAsync({ body });
      } else {
        const left = await unsubscribeDevice();
        if (left !== null) await unsubscribe.mutateAsync({ query: { endpoint: left } });
      }
    },
    onSettled: () => device.refetch(),
  });
  return {
    device: device.data,
    isOn: endpoint !== null && known.data?.subscribed === true && !device.data?.isBlocked,
    /** Whether a press can be answered. */
    isReady: key.data !== undefined && (endpoint === null || known.data !== undefined),
    turn,
  };
}
