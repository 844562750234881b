import type { videoRoutes as routes } from '@stratum/contract/videos';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Call } from '../../platform/http/call.ts';
import { searchWords } from '../../platform/search-words.ts';
import { listSaved } from './bookmarks-store.ts';
import type { Deps } from './deps.ts';
import { listVideos } from './store.ts';
import { toVideos } from './to-video.ts';

export async function videoList(
  { db, storage }: Deps,
  { caller, query, locale }: Call<typeof routes.getVideos>,
) {
  const { search = '', cursor, limit, ...filter } = query;
  const words = searchWords(search);
  // Nothing to look for: a text of signs alone is found nowhere.
  if (search.trim() !== '' && words.length === 0) return { items: [], next: null };
  const after = cursor === undefined ? undefined : afterOf(cursor);
  const rows = await listVideos(db, { ...filter, words, locale, after }, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: await toVideos(
      { tx: db, storage },
      page.map(({ video }) => video),
      { userId: caller.userId, locale },
    ),
    next: last ? writeCursor({ time: new Date(last.place), id: last.video.id }) : null,
  };
}

/** A place in the library is written as lists by time write theirs. */
function afterOf(cursor: string) {
  const { time, id } = readCursor(cursor);
  return { position: time.getTime(), id };
}

export async function savedVideos(
  { db, storage }: Deps,
  { caller, query, locale }: Call<typeof routes.getSavedVideos>,
) {
  const { cursor, limit } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await listSaved(db, caller.userId, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: await toVideos(
      { tx: db, storage },
      page.map(({ video }) => video),
      { userId: caller.userId, locale },
    ),
    next: last ? writeCursor({ time: last.createdAt, id: last.id }) : null,
  };
}
