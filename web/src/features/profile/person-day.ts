import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { localDate } from '@stratum/contract/local-date';
import type { Profile } from '@stratum/contract/person';
import { queryClient } from '../../shared/api/query-client.ts';
import { routeQuery } from '../../shared/api/route-query.ts';
import { useProfile } from './use-profile.ts';

type Clocks = Pick<Profile, 'timeZone' | 'dayStartHour'>;

/** The days that instants belong to, by the profile's zone and start of day; by this browser's until it is read. */
export function usePersonDay() {
  return daysBy(useProfile().data);
}

/** The same outside of components. */
export function knownPersonDay() {
  return daysBy(queryClient.getQueryData(routeQuery(profileEndpoints.profileInfo).queryKey));
}

function daysBy(profile: Clocks = browserClocks()) {
  const dayOf = (instant: Date) => localDate(instant, profile.timeZone, profile.dayStartHour);
  return { today: dayOf(new Date()), dayOf };
}

function browserClocks(): Clocks {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { timeZone, dayStartHour: 0 };
}
