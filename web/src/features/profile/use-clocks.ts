import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { localDate } from '@stratum/contract/local-date';
import type { Profile } from '@stratum/contract/person';
import { queryClient } from '../../shared/api/query-client.ts';
import { routeQuery } from '../../shared/api/route-query.ts';
import { dayOrder } from '../../shared/i18n/use-format.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useProfile } from './use-profile.ts';

/** Days and times by the clocks of the profile; by this browser's until it is read. */
export function useClocks() {
  const locale = useLocale();
  const profile = useProfile().data ?? browserClocks();
  const timeOf = (instant: string | Date) =>
    new Intl.DateTimeFormat(dayOrder[locale], {
      timeZone: profile.timeZone,
      timeStyle: 'short',
    }).format(new Date(instant));
  return { ...daysBy(profile), timeOf };
}

/** The same outside of components, without times. */
export function knownClocks() {
  const { queryKey } = routeQuery(profileEndpoints.profileInfo);
  return daysBy(queryClient.getQueryData<Profile>(queryKey) ?? browserClocks());
}

/** What is done belongs to a day that begins when the person says; what has a time, to the calendar's. */
function daysBy({ timeZone, dayStartHour }: Zone) {
  return { ...daysFrom(timeZone, dayStartHour), calendar: daysFrom(timeZone, 0) };
}

function daysFrom(timeZone: string, dayStartHour: number): Days {
  const dayOf = (instant: string | Date) => localDate(new Date(instant), timeZone, dayStartHour);
  return { today: dayOf(new Date()), dayOf };
}

/** Today, and the days that instants belong to. */
export interface Days {
  readonly today: string;
  readonly dayOf: (instant: string | Date) => string;
}

type Zone = Pick<Profile, 'timeZone' | 'dayStartHour'>;

function browserClocks(): Zone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { timeZone, dayStartHour: 0 };
}
