import { externalSignInEndpoints } from '@stratum/contract/endpoints/external-sign-in';
import { useRoute } from '../../../shared/api/queries.ts';

/** What people know the operator's provider by; null where there is none, or none is known yet. */
export function useProvider(): string | null {
  const { data } = useRoute(
    externalSignInEndpoints.externalProvider,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return data?.name ?? null;
}
