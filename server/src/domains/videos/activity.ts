import type { Caller } from '../../platform/http/call.ts';
import { toBookmark } from './bookmarks.ts';
import { listBookmarks } from './bookmarks-store.ts';
import type { Deps } from './deps.ts';
import { listLikes } from './likes-store.ts';
import { listViews } from './views-store.ts';

/** Of each kind, the latest. */
const shown = 100;

export async function activity({ db }: Deps, { caller }: { readonly caller: Caller }) {
  const { userId } = caller;
  const likes = await listLikes(db, userId, shown);
  const views = await listViews(db, userId, undefined, shown);
  return {
    bookmarks: (await listBookmarks(db, userId, shown)).map(toBookmark),
    likes: likes.map((id) => ({ performance_video_id: id })),
    views: views.map(({ viewedAt, video }) => ({
      performance_video_id: video.id,
      viewedAt: viewedAt.toISOString(),
    })),
  };
}
