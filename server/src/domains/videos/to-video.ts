import type { UserId, VideoId } from '@stratum/contract/ids';
import { completedFrom } from '@stratum/contract/library/played';
import type { Video } from '@stratum/contract/library/video';
import { type Locale, locales } from '@stratum/contract/locale';
import type { Queryable } from '../../platform/database.ts';
import { addressOf, type Links } from './addresses.ts';
import { captionsPath } from './captions.ts';
import { modulesOf, ownOf, textsOf } from './store.ts';
import type { VideoRow } from './tables.ts';

interface Reader {
  readonly userId: UserId;
  readonly locale: Locale;
}

/** Films as a person sees them, in the order of the rows. */
export async function toVideos(
  { tx, storage }: { readonly tx: Queryable; readonly storage: Links },
  rows: readonly VideoRow[],
  { userId, locale }: Reader,
): Promise<Video[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = byVideo(await textsOf(tx, ids, locale));
  const own = byVideo(await ownOf(tx, userId, ids));
  const modules = Map.groupBy(await modulesOf(tx, ids), ({ videoId }) => videoId);
  const shown = rows.map(async (row): Promise<Video> => {
    const text = texts.get(row.id);
    const mine = own.get(row.id);
    const progress = mine?.progress ?? 0;
    return {
      id: row.id,
      moduleIds: (modules.get(row.id) ?? []).map(({ moduleId }) => moduleId),
      title: text?.title ?? '',
      description: text?.description ?? '',
      duration: seconds(row.duration),
      poster: await addressOf(storage, row.poster),
      posterDark: row.posterDark === null ? null : await addressOf(storage, row.posterDark),
      sources: await sourcesOf(storage, row),
      captions: locales.map((one) => ({ locale: one, url: captionsPath(row, one) })),
      chapters: (text?.chapters ?? []).map(({ at, title }) => ({ at: seconds(at), title })),
      transcript: (text?.captions ?? []).map((caption) => ({
        ...caption,
        from: seconds(caption.from),
        to: seconds(caption.to),
      })),
      likes: row.likes,
      liked: mine?.isLiked ?? false,
      saved: mine?.isSaved ?? false,
      progress,
      second: seconds(mine?.resumeAt ?? 0),
      completed: progress >= completedFrom,
    };
  });
  return Promise.all(shown);
}

export async function sourcesOf(storage: Links, { sources }: VideoRow): Promise<Video['sources']> {
  return Promise.all(
    sources.map(async ({ path, type, theme }) => ({
      type,
      url: await addressOf(storage, path, type),
      theme,
    })),
  );
}

/** Milliseconds in seconds. */
export function seconds(milliseconds: number): number {
  return milliseconds / 1000;
}

function byVideo<Row extends { readonly videoId: VideoId }>(rows: readonly Row[]) {
  return new Map(rows.map((row) => [row.videoId, row]));
}
