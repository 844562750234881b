import { everyRow } from '../../platform/cursor.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { toBookmark } from './bookmarks.ts';
import { everyBookmark } from './bookmarks-store.ts';
import { deleteLikesOf, everyLike } from './likes-store.ts';
import { toProgress } from './progress.ts';
import { everyProgress } from './progress-store.ts';
import { everyView, isHistoryKept } from './views-store.ts';

/** What somebody has watched, liked and kept. */
export const videosPersonalData: PersonalData = {
  name: 'videos',
  tables: ['video_likes', 'video_bookmarks', 'video_views', 'video_progress', 'watch_histories'],
  async *export({ db, userId }) {
    yield {
      path: 'videos/bookmarks.json',
      async *rows() {
        for await (const row of everyRow(everyBookmark(db, userId))) yield toBookmark(row);
      },
    };
    yield {
      path: 'videos/progress.json',
      async *rows() {
        for await (const row of everyRow(everyProgress(db, userId))) yield toProgress(row);
      },
    };
    yield {
      path: 'videos/views.json',
      rows: () => everyRow(everyView(db, userId)),
    };
    yield {
      path: 'videos/likes.json',
      rows: () => everyRow(everyLike(db, userId)),
    };
    yield {
      path: 'videos/watch-history.json',
      json: async () => ({ kept: await isHistoryKept(db, userId) }),
    };
  },
  // The films count their likes.
  erase: deleteLikesOf,
};
