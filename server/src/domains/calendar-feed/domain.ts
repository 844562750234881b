import { calendarFeedRoutes } from '@stratum/contract/calendar-feed';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import type { Deps } from './deps.ts';
import { addressOf, endAddress, renewAddress } from './feed.ts';
import { calendarFeedPersonalData } from './personal-data.ts';

export function calendarFeedDomain(deps: Deps) {
  return {
    name: 'calendar-feed',
    routes: implement(calendarFeedRoutes, {
      getCalendarFeed: ({ caller }) => addressOf(deps, caller.userId),
      renewCalendarFeed: ({ caller }) => renewAddress(deps, caller.userId),
      endCalendarFeed: ({ caller }) => endAddress(deps, caller.userId),
    }),
    personalData: calendarFeedPersonalData,
  } satisfies Domain;
}
