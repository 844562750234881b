import type { calendarFeedRoutes } from '@stratum/contract/calendar-feed';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  getCalendarFeed: { statements: 2 },
  renewCalendarFeed: { statements: 7 },
  endCalendarFeed: { statements: 7 },
} satisfies Samples<typeof calendarFeedRoutes>;
