import type { ModuleId, VideoId } from '@stratum/contract/ids';
import { and, asc, count, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database.ts';
import {
  type ModuleRow,
  type VideoRow,
  videoModules,
  videoModuleTexts,
  videos,
  videosInModules,
  videoTexts,
} from '../tables.ts';

/** Hidden ones too, the latest first. */
export async function listEveryVideo(
  tx: Queryable,
  before: VideoId | undefined,
  limit: number,
): Promise<VideoRow[]> {
  return tx
    .select()
    .from(videos)
    .where(before && lt(videos.id, before))
    .orderBy(desc(videos.id))
    .limit(limit);
}

/** A row lock: two administrators change a film one after the other. */
export async function lockVideo(tx: Transaction, id: VideoId): Promise<VideoRow | undefined> {
  const [row] = await tx.select().from(videos).where(eq(videos.id, id)).for('no key update');
  return row;
}

export async function insertVideo(
  tx: Transaction,
  row: typeof videos.$inferInsert,
): Promise<VideoRow> {
  const [added] = await tx.insert(videos).values(row).returning();
  if (!added) throw new Error('an insert returned no row');
  return added;
}

export async function updateVideo(
  tx: Transaction,
  id: VideoId,
  change: Partial<VideoRow>,
): Promise<void> {
  await tx.update(videos).set(change).where(eq(videos.id, id));
}

/** In all languages. */
export async function everyTextOf(tx: Queryable, ids: readonly VideoId[]) {
  return tx
    .select()
    .from(videoTexts)
    .where(inArray(videoTexts.videoId, [...ids]));
}

interface ModulesAsked {
  readonly traitId?: string | undefined;
  readonly after?: { readonly position: number; readonly id: string } | undefined;
}

/** Hidden ones too, in the order of the library. */
export async function listEveryModule(
  tx: Queryable,
  { traitId, after }: ModulesAsked,
  limit: number,
): Promise<ModuleRow[]> {
  const { position, id } = videoModules;
  return tx
    .select()
    .from(videoModules)
    .where(
      and(
        traitId === undefined ? undefined : eq(videoModules.traitId, traitId),
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

export async function lockModule(tx: Transaction, id: ModuleId): Promise<ModuleRow | undefined> {
  const [row] = await tx
    .select()
    .from(videoModules)
    .where(eq(videoModules.id, id))
    .for('no key update');
  return row;
}

export async function insertModule(
  tx: Transaction,
  row: typeof videoModules.$inferInsert,
): Promise<ModuleRow> {
  const [added] = await tx.insert(videoModules).values(row).returning();
  if (!added) throw new Error('an insert returned no row');
  return added;
}

export async function updateModule(
  tx: Transaction,
  id: ModuleId,
  change: Partial<ModuleRow>,
): Promise<void> {
  await tx.update(videoModules).set(change).where(eq(videoModules.id, id));
}

/** In all languages. */
export async function everyModuleTextOf(tx: Queryable, ids: readonly ModuleId[]) {
  return tx
    .select()
    .from(videoModuleTexts)
    .where(inArray(videoModuleTexts.moduleId, [...ids]));
}

/** Which films are in which modules, hidden ones too, each module's in its order. */
export async function placesOf(
  tx: Queryable,
  named: { readonly modules?: readonly ModuleId[]; readonly films?: readonly VideoId[] },
) {
  const { moduleId, videoId, position } = videosInModules;
  return tx
    .select({ moduleId, videoId })
    .from(videosInModules)
    .where(
      and(
        named.modules && inArray(moduleId, [...named.modules]),
        named.films && inArray(videoId, [...named.films]),
      ),
    )
    .orderBy(asc(position));
}

/** How many of several films there are. */
export async function countVideos(tx: Queryable, ids: readonly VideoId[]): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(videos)
    .where(inArray(videos.id, [...ids]));
  return row?.found ?? 0;
}
