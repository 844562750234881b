import { defineEndpoints } from '../endpoint.ts';

// Not by a key that repeats the answer: the answer is a secret, and would be kept with the key.
export const calendarFeedEndpoints = defineEndpoints('calendar-feed', {
  getCalendarFeed: { method: 'GET', path: '/calendar-feed' },
  renewCalendarFeed: { method: 'POST', path: '/calendar-feed' },
  endCalendarFeed: { method: 'DELETE', path: '/calendar-feed' },
});
