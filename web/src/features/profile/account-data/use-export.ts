import { type AccountExport } from '@stratum/contract/account-data';
import { accountDataEndpoints } from '@stratum/contract/endpoints/account-data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { invalidateDomains } from '../../../shared/api/invalidate.ts';
import { useRoute, useRouteMutation } from '../../../shared/api/queries.ts';
import { setRouteData } from '../../../shared/api/route-query.ts';

/** While an archive is being made, in milliseconds. */
const pollInterval = 1_500;

const isUnderWay = (archive: AccountExport | undefined) =>
  archive?.status === 'queued' || archive?.status === 'working';

/** The archive of the account as it stands, followed while it is being made. */
export function useExport() {
  const queryClient = useQueryClient();
  const archive = useRoute(
    accountDataEndpoints.accountExport,
    {},
    { refetchInterval: ({ state }) => isUnderWay(state.data) && pollInterval },
  );
  // The server tells it by a notification too.
  useOnCompletion(
    isUnderWay(archive.data),
    () => void invalidateDomains(['notifications'], queryClient),
  );
  const start = useRouteMutation(accountDataEndpoints.startAccountExport);
  const begin = () =>
    start.mutate(undefined, {
      onSuccess: (reply) =>
        setRouteData(queryClient, accountDataEndpoints.accountExport, {}, reply),
    });
  return { archive, begin, isBeginning: start.isPending, refusal: start.error };
}

function useOnCompletion(isBeingMade: boolean, act: () => void): void {
  const wasBeingMade = useRef(isBeingMade);
  const whenMade = useEffectEvent(act);
  useEffect(() => {
    if (wasBeingMade.current && !isBeingMade) whenMade();
    wasBeingMade.current = isBeingMade;
  }, [isBeingMade]);
}
