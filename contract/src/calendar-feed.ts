import { z } from 'zod';
import { calendarFeedEndpoints } from './endpoints/calendar-feed.ts';
import { defineRoutes, signedIn } from './route.ts';

export const calendarFeedRoutes = defineRoutes({
  getCalendarFeed: {
    ...calendarFeedEndpoints.getCalendarFeed,
    summary:
      'The secret address at which calendars read the caller’s goals; null where there is none',
    access: signedIn,
    reply: z.object({ url: z.url().nullable() }),
    errors: [],
  },
  renewCalendarFeed: {
    ...calendarFeedEndpoints.renewCalendarFeed,
    summary: 'Makes a new address, and ends the one before',
    access: signedIn,
    reply: z.object({ url: z.url() }),
    errors: [],
  },
  endCalendarFeed: {
    ...calendarFeedEndpoints.endCalendarFeed,
    summary: 'Ends the address, if there is one',
    access: signedIn,
    reply: z.object({ url: z.null() }),
    errors: [],
  },
});
