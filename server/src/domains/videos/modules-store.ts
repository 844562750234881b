import type { ModuleId, UserId } from '@stratum/contract/ids';
import type { Bucket } from '@stratum/contract/library/buckets';
import type { Locale } from '@stratum/contract/locale';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import {
  videoModules,
  videoModuleTexts,
  videoProgress,
  videos,
  videosInModules,
} from './tables.ts';

export async function findModule(tx: Queryable, id: ModuleId) {
  const [row] = await tx
    .select({ id: videoModules.id })
    .from(videoModules)
    .where(and(eq(videoModules.id, id), isNull(videoModules.hiddenAt)));
  return row;
}

export interface ModuleFilter {
  readonly traitId?: string | undefined;
  readonly bucket?: Bucket | undefined;
  readonly moduleId?: ModuleId | undefined;
  readonly after?: { readonly position: number; readonly id: string } | undefined;
}

interface Reader {
  readonly userId: UserId;
  readonly locale: Locale;
}

/** Modules in the order of the library, each with what its reader has watched and done of it. */
export async function listModules(
  tx: Queryable,
  { userId, locale }: Reader,
  { traitId, bucket, moduleId, after }: ModuleFilter,
  limit: number,
) {
  const { id, position } = videoModules;
  return tx
    .select({
      id,
      position,
      traitId: videoModules.traitId,
      bucket: videoModules.bucket,
      title: videoModuleTexts.title,
      act: videoModuleTexts.act,
      rule: videoModuleTexts.rule,
      watched: watchedBy(tx, userId),
    })
    .from(videoModules)
    .innerJoin(
      videoModuleTexts,
      and(eq(videoModuleTexts.moduleId, id), eq(videoModuleTexts.locale, locale)),
    )
    .where(
      and(
        isNull(videoModules.hiddenAt),
        traitId === undefined ? undefined : eq(videoModules.traitId, traitId),
        bucket === undefined ? undefined : eq(videoModules.bucket, bucket),
        moduleId === undefined ? undefined : eq(id, moduleId),
        after &&
          or(
            gt(position, after.position),
            and(eq(position, after.position), gt(id, sql`${after.id}::uuid`)),
          ),
      ),
    )
    .orderBy(asc(position), asc(id))
    .limit(limit);
}

/** The mean percent of a module's films, one that is not begun counting nothing. */
function watchedBy(tx: Queryable, userId: UserId) {
  const mean = tx
    .select({ mean: sql`coalesce(avg(coalesce(${videoProgress.progress}, 0)), 0)::float8` })
    .from(videosInModules)
    .innerJoin(videos, and(eq(videos.id, videosInModules.videoId), isNull(videos.hiddenAt)))
    .leftJoin(
      videoProgress,
      and(eq(videoProgress.videoId, videos.id), eq(videoProgress.userId, userId)),
    )
    .where(eq(videosInModules.moduleId, videoModules.id));
  return sql<number>`(${mean})`;
}

/** Of each module the film that comes first; none for a module without one. */
export async function listFirstVideos(tx: Queryable, modules: readonly ModuleId[]) {
  const { moduleId, position, videoId } = videosInModules;
  return tx
    .selectDistinctOn([moduleId], { moduleId, video: videos })
    .from(videosInModules)
    .innerJoin(videos, and(eq(videos.id, videoId), isNull(videos.hiddenAt)))
    .where(inArray(moduleId, [...modules]))
    .orderBy(moduleId, asc(position), videoId);
}
