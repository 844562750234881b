import type { PersonalData } from '../../platform/personal-data.ts';
import { findReviewTime, listReviews } from './store.ts';

/** What is kept of each review, and when the person looks at their week. */
export const weeklyReviewPersonalData: PersonalData = {
  name: 'weekly-review',
  tables: ['weekly_reviews', 'weekly_review_times'],
  async *export({ db, userId }) {
    yield {
      path: 'weekly-review.json',
      json: async () => ({
        time: (await findReviewTime(db, userId)) ?? null,
        reviews: (await listReviews(db, userId)).map(({ userId: _owner, ...review }) => review),
      }),
    };
  },
};
