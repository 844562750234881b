import type { ModuleId, VideoId } from '@stratum/contract/ids';
import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import { advisoryLocks } from '../../platform/advisory-locks.ts';
import type { Transaction } from '../../platform/database.ts';
import { searchWords } from '../../platform/search-words.ts';
import {
  type ModuleAspect,
  type VideoAspect,
  videoModules,
  videoModuleTexts,
  videos,
  videosInModules,
  videoTexts,
} from './tables.ts';

type PackVideo = Omit<typeof videos.$inferInsert, 'slug' | 'hiddenAt'> & { readonly slug: string };

interface PutVideo {
  readonly id: VideoId;
  /** Whether another film stood in its place. */
  readonly isReplaced: boolean;
  readonly overridden: readonly VideoAspect[];
}

/** Puts a film of the pack in its place; what an administrator has changed of it stays. */
export async function putVideo(tx: Transaction, video: PackVideo): Promise<PutVideo> {
  const { id, slug, position, revision, duration, sources, poster, posterDark = null } = video;
  const [before] = await tx.select().from(videos).where(eq(videos.slug, slug)).for('update');
  if (!before) {
    await tx.insert(videos).values(video);
    return { id, isReplaced: false, overridden: [] };
  }
  const { overridden } = before;
  const isOwn = (aspect: VideoAspect) => overridden.includes(aspect);
  await tx
    .update(videos)
    .set({
      position,
      ...(!isOwn('film') && { revision, duration, sources }),
      ...(!isOwn('poster') && { poster, posterDark }),
      ...(!isOwn('hidden') && { hiddenAt: null }),
    })
    .where(eq(videos.id, before.id));
  const isReplaced = !isOwn('film') && before.revision !== revision;
  return { id: before.id, isReplaced, overridden };
}

type NewVideoText = Omit<typeof videoTexts.$inferInsert, 'words'>;

export async function putVideoText(tx: Transaction, text: NewVideoText): Promise<void> {
  const said = [text.title, text.description, ...text.captions.map((caption) => caption.text)];
  // Cut into words as what is searched for is.
  const words = sql`to_tsvector('simple', ${searchWords(said.join(' ')).join(' ')})`;
  const { videoId: _of, locale: _in, ...change } = { ...text, words };
  await tx
    .insert(videoTexts)
    .values({ ...text, words })
    .onConflictDoUpdate({ target: [videoTexts.videoId, videoTexts.locale], set: change });
}

type PackModule = Omit<typeof videoModules.$inferInsert, 'slug' | 'hiddenAt'> & {
  readonly slug: string;
};

/** The same of a module. */
export async function putModule(
  tx: Transaction,
  module: PackModule,
): Promise<{ readonly id: ModuleId; readonly overridden: readonly ModuleAspect[] }> {
  const { id, slug, ...change } = module;
  const [before] = await tx
    .select({ id: videoModules.id, overridden: videoModules.overridden })
    .from(videoModules)
    .where(eq(videoModules.slug, slug))
    .for('update');
  if (!before) {
    await tx.insert(videoModules).values(module);
    return { id, overridden: [] };
  }
  const shown = before.overridden.includes('hidden') ? {} : { hiddenAt: null };
  await tx
    .update(videoModules)
    .set({ ...change, ...shown })
    .where(eq(videoModules.id, before.id));
  return before;
}

export async function putModuleText(
  tx: Transaction,
  text: typeof videoModuleTexts.$inferInsert,
): Promise<void> {
  const { moduleId: _of, locale: _in, ...change } = text;
  await tx
    .insert(videoModuleTexts)
    .values(text)
    .onConflictDoUpdate({
      target: [videoModuleTexts.moduleId, videoModuleTexts.locale],
      set: change,
    });
}

/** The films of a module, in their order; others leave it. */
export async function putVideosOf(
  tx: Transaction,
  moduleId: ModuleId,
  films: readonly VideoId[],
): Promise<void> {
  await tx.delete(videosInModules).where(eq(videosInModules.moduleId, moduleId));
  if (films.length === 0) return;
  await tx
    .insert(videosInModules)
    .values(films.map((videoId, position) => ({ moduleId, videoId, position })));
}

/** One process at a time puts a pack into the library. */
export async function lockLibrary(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.library})`);
}

/** Films and modules that came from a pack and are not among those named are not shown any more, whatever an administrator said. */
export async function hideOthers(
  tx: Transaction,
  films: readonly string[],
  modules: readonly string[],
): Promise<void> {
  for (const [table, slugs] of [
    [videos, films],
    [videoModules, modules],
  ] as const) {
    const { slug, hiddenAt, overridden } = table;
    const isSaid = sql`'hidden' = any(${overridden})`;
    await tx
      .update(table)
      .set({
        hiddenAt: sql`coalesce(${hiddenAt}, now())`,
        overridden: sql`array_remove(${overridden}, 'hidden')`,
      })
      .where(and(isNotNull(slug), notInArray(slug, [...slugs]), or(isNull(hiddenAt), isSaid)));
  }
}
