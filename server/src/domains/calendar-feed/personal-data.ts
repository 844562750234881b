import type { PersonalData } from '../../platform/personal-data.ts';
import { findFeed } from './store.ts';

/** Since when calendars may read a person's goals; without the address, which is a secret. */
export const calendarFeedPersonalData: PersonalData = {
  name: 'calendar-feed',
  tables: ['calendar_feeds'],
  async *export({ db, userId }) {
    yield {
      path: 'calendar-feed.json',
      async json() {
        const feed = await findFeed(db, userId);
        return { since: feed?.createdAt ?? null };
      },
    };
  },
};
