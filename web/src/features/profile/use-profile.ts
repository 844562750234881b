import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import type { Profile } from '@stratum/contract/person';
import { useQueryClient } from '@tanstack/react-query';
import { useRoute } from '../../shared/api/queries.ts';
import { setRouteData } from '../../shared/api/route-query.ts';
import { updateUserData } from '../../shared/state/app-store.ts';

export function useProfile() {
  return useRoute(profileEndpoints.profileInfo);
}

/** Shows the profile that a call has answered, in the header too. */
export function useSetProfileData(): (profile: Profile) => void {
  const queryClient = useQueryClient();
  return (profile) => {
    setRouteData(queryClient, profileEndpoints.profileInfo, {}, profile);
    updateUserData(profile);
  };
}
