import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import type { Profile } from '@stratum/contract/person';
import { useQueryClient } from '@tanstack/react-query';
import { routeKey, useRoute } from '../../shared/api/queries.ts';
import { updateUserData } from '../../shared/state/app-store.ts';

export function useProfile() {
  return useRoute(profileEndpoints.profileInfo);
}

/** Takes over the profile that a call has answered, in the header too. */
export function useTakeOver(): (profile: Profile) => void {
  const queryClient = useQueryClient();
  return (profile) => {
    queryClient.setQueryData(routeKey(profileEndpoints.profileInfo, {}), profile);
    updateUserData(profile);
  };
}

/** For calls that change the profile and answer something else. */
export function useProfileAnew(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: routeKey(profileEndpoints.profileInfo) });
}
