import type { ModuleId, VideoId } from '@stratum/contract/ids';
import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { folded } from './search-words.ts';
import {
  type ModuleRow,
  type VideoRow,
  videoModules,
  videoModuleTexts,
  videos,
  videosInModules,
  videoTexts,
} from './tables.ts';

type NewVideo = Omit<VideoRow, 'likes' | 'views' | 'hiddenAt'>;

/** @returns its id, and whether another film stood in its place */
export async function putVideo(
  tx: Transaction,
  video: NewVideo & { readonly slug: string },
): Promise<{ id: VideoId; isReplaced: boolean }> {
  const [before] = await tx
    .select({ revision: videos.revision })
    .from(videos)
    .where(eq(videos.slug, video.slug))
    .for('update');
  const { id: _new, ...change } = video;
  const [row] = await tx
    .insert(videos)
    .values(video)
    .onConflictDoUpdate({ target: videos.slug, set: { ...change, hiddenAt: null } })
    .returning({ id: videos.id });
  if (!row) throw new Error('a film was put nowhere');
  return { id: row.id, isReplaced: before !== undefined && before.revision !== video.revision };
}

type NewVideoText = Omit<typeof videoTexts.$inferInsert, 'words'>;

export async function putVideoText(tx: Transaction, text: NewVideoText): Promise<void> {
  const said = [text.title, text.description, ...text.captions.map((caption) => caption.text)];
  const words = sql`to_tsvector('simple', ${folded(said.join(' '))})`;
  const { videoId: _of, locale: _in, ...change } = { ...text, words };
  await tx
    .insert(videoTexts)
    .values({ ...text, words })
    .onConflictDoUpdate({ target: [videoTexts.videoId, videoTexts.locale], set: change });
}

export async function putModule(
  tx: Transaction,
  module: Omit<ModuleRow, 'hiddenAt'>,
): Promise<ModuleId> {
  const { id: _new, ...change } = module;
  const [row] = await tx
    .insert(videoModules)
    .values(module)
    .onConflictDoUpdate({ target: videoModules.slug, set: { ...change, hiddenAt: null } })
    .returning({ id: videoModules.id });
  if (!row) throw new Error('a module was put nowhere');
  return row.id;
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

/** Any number that no other advisory lock of the product uses. */
const libraryLock = 7_316_205;

/** One process at a time puts a pack into the library. */
export async function lockLibrary(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${libraryLock})`);
}

/** Films and modules that came from a pack and are not among those named are not shown any more. */
export async function hideOthers(
  tx: Transaction,
  films: readonly string[],
  modules: readonly string[],
): Promise<void> {
  const hidden = { hiddenAt: sql`now()` };
  await tx
    .update(videos)
    .set(hidden)
    .where(
      and(isNotNull(videos.slug), isNull(videos.hiddenAt), notInArray(videos.slug, [...films])),
    );
  await tx
    .update(videoModules)
    .set(hidden)
    .where(
      and(
        isNotNull(videoModules.slug),
        isNull(videoModules.hiddenAt),
        notInArray(videoModules.slug, [...modules]),
      ),
    );
}
