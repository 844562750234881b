import type { CategorySlug } from '@stratum/contract/categories';
import type { ModuleId, UserId, VideoId } from '@stratum/contract/ids';
import type { Bucket } from '@stratum/contract/library/buckets';
import type { Locale } from '@stratum/contract/locale';
import { and, asc, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import type { RowLock } from '../../platform/http/call.ts';
import {
  type VideoRow,
  videoBookmarks,
  videoLikes,
  videoModules,
  videoProgress,
  videos,
  videosInModules,
  videoTexts,
} from './tables.ts';

export async function findVideo(
  tx: Queryable,
  id: VideoId,
  lock?: RowLock,
): Promise<VideoRow | undefined> {
  const query = tx
    .select()
    .from(videos)
    .where(and(eq(videos.id, id), isNull(videos.hiddenAt)));
  const [row] = await (lock ? query.for(lock) : query);
  return row;
}

export interface Filter {
  readonly videoId?: VideoId | undefined;
  readonly moduleId?: ModuleId | undefined;
  readonly traitId?: string | undefined;
  readonly categoryType?: CategorySlug | undefined;
  readonly bucket?: Bucket | undefined;
  /** What is searched for: words without accents, the last one perhaps only begun. */
  readonly words: readonly string[];
  readonly locale: Locale;
  readonly after?: { readonly position: number; readonly id: string } | undefined;
}

/** In the order of the library; those of one module in its own. */
export async function listVideos(tx: Queryable, filter: Filter, limit: number) {
  const { after, moduleId } = filter;
  const place = moduleId === undefined ? sql`${videos.position}` : placeIn(tx, moduleId);
  return tx
    .select({ video: videos, place: sql<number>`${place}` })
    .from(videos)
    .where(
      and(
        isNull(videos.hiddenAt),
        filter.videoId && eq(videos.id, filter.videoId),
        isInModule(tx, filter),
        filter.words.length > 0 ? hasWords(tx, filter) : undefined,
        after &&
          or(
            gt(place, after.position),
            and(eq(place, after.position), gt(videos.id, sql`${after.id}::uuid`)),
          ),
      ),
    )
    .orderBy(asc(place), asc(videos.id))
    .limit(limit);
}

function placeIn(tx: Queryable, moduleId: ModuleId): SQL {
  const place = tx
    .select({ position: videosInModules.position })
    .from(videosInModules)
    .where(and(eq(videosInModules.videoId, videos.id), eq(videosInModules.moduleId, moduleId)));
  return sql`(${place})`;
}

function isInModule(tx: Queryable, filter: Filter): SQL | undefined {
  const { moduleId, traitId, categoryType, bucket } = filter;
  const conditions = [
    moduleId && eq(videoModules.id, moduleId),
    traitId && eq(videoModules.traitId, traitId),
    categoryType && eq(videoModules.categoryType, categoryType),
    bucket && eq(videoModules.bucket, bucket),
  ].filter((condition) => condition !== undefined && condition !== '');
  if (conditions.length === 0) return undefined;
  return exists(
    tx
      .select({ one: sql`1` })
      .from(videosInModules)
      .innerJoin(videoModules, eq(videoModules.id, videosInModules.moduleId))
      .where(
        and(eq(videosInModules.videoId, videos.id), isNull(videoModules.hiddenAt), ...conditions),
      ),
  );
}

/** `words` hold letters and digits alone. */
function hasWords(tx: Queryable, { words, locale }: Filter): SQL {
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return inArray(
    videos.id,
    tx
      .select({ id: videoTexts.videoId })
      .from(videoTexts)
      .where(
        and(
          eq(videoTexts.locale, locale),
          sql`${videoTexts.words} @@ to_tsquery('simple', ${query})`,
        ),
      ),
  );
}

export async function textsOf(tx: Queryable, ids: readonly VideoId[], locale: Locale) {
  return tx
    .select()
    .from(videoTexts)
    .where(and(inArray(videoTexts.videoId, [...ids]), eq(videoTexts.locale, locale)));
}

/** The modules that films are in, as far as they are shown. */
export async function modulesOf(tx: Queryable, ids: readonly VideoId[]) {
  return tx
    .select({ videoId: videosInModules.videoId, moduleId: videosInModules.moduleId })
    .from(videosInModules)
    .innerJoin(videoModules, eq(videoModules.id, videosInModules.moduleId))
    .where(and(inArray(videosInModules.videoId, [...ids]), isNull(videoModules.hiddenAt)))
    .orderBy(asc(videoModules.position));
}

/** What a person has to do with films: whether they like and save them, and how far they are. */
export async function ownOf(tx: Queryable, userId: UserId, ids: readonly VideoId[]) {
  return tx
    .select({
      videoId: videos.id,
      isLiked: sql<boolean>`${videoLikes.userId} is not null`,
      isSaved: sql<boolean>`${videoBookmarks.userId} is not null`,
      progress: sql<number>`coalesce(${videoProgress.progress}, 0)`,
      resumeAt: sql<number>`coalesce(${videoProgress.resumeAt}, 0)`,
    })
    .from(videos)
    .leftJoin(videoLikes, and(eq(videoLikes.videoId, videos.id), eq(videoLikes.userId, userId)))
    .leftJoin(
      videoBookmarks,
      and(
        eq(videoBookmarks.videoId, videos.id),
        eq(videoBookmarks.userId, userId),
        isNull(videoBookmarks.moment),
      ),
    )
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.videoId, videos.id), eq(videoProgress.userId, userId)),
    )
    .where(inArray(videos.id, [...ids]));
}
