import { createHash } from 'node:crypto';
import type { VideoId } from '@stratum/contract/ids';
import type {
  AdministeredModule,
  AdministeredVideo,
} from '@stratum/contract/library/administration';
import type { Locale } from '@stratum/contract/locale';
import type { Queryable } from '../../../platform/database.ts';
import { addressOf, type Links } from '../addresses.ts';
import type { Film } from '../catalogue.ts';
import { inEach } from '../in-each-language.ts';
import type { ModuleRow, VideoRow } from '../tables.ts';
import { seconds, sourcesOf } from '../to-video.ts';
import { everyModuleTextOf, everyTextOf, placesOf } from './store.ts';

type TextRow = Awaited<ReturnType<typeof everyTextOf>>[number];

interface Reading {
  readonly tx: Queryable;
  readonly storage: Links;
}

/** Films with their texts in all languages, in the order of the rows. */
export async function showVideos(
  { tx, storage }: Reading,
  rows: readonly VideoRow[],
): Promise<AdministeredVideo[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = Map.groupBy(await everyTextOf(tx, ids), ({ videoId }) => videoId);
  const places = Map.groupBy(await placesOf(tx, { films: ids }), ({ videoId }) => videoId);
  const shown = rows.map(async (row) => {
    const hidden = row.hiddenAt !== null;
    const words = wordsOf(texts.get(row.id));
    return {
      id: row.id,
      slug: row.slug,
      hidden,
      state: stateOf(row.revision, row.poster, hidden, words),
      duration: seconds(row.duration),
      poster: await addressOf(storage, row.poster),
      sources: await sourcesOf(storage, row),
      moduleIds: (places.get(row.id) ?? []).map(({ moduleId }) => moduleId),
      texts: words,
      likes: row.likes,
      views: row.views,
    };
  });
  return Promise.all(shown);
}

function wordsOf(rows: readonly TextRow[] | undefined): AdministeredVideo['texts'] {
  return inEach((locale) => {
    const { title, description, captions, chapters } = textIn(rows, locale);
    return {
      title,
      description,
      captions: captions.map(({ from, to, text }) => ({
        from: seconds(from),
        to: seconds(to),
        text,
      })),
      chapters: chapters.map((chapter) => ({ at: seconds(chapter.at), title: chapter.title })),
    };
  });
}

/** Another one as soon as something is that administrators change. */
function stateOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** The same of modules. */
export async function showModules(
  tx: Queryable,
  rows: readonly ModuleRow[],
): Promise<AdministeredModule[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = Map.groupBy(await everyModuleTextOf(tx, ids), ({ moduleId }) => moduleId);
  const places = Map.groupBy(await placesOf(tx, { modules: ids }), ({ moduleId }) => moduleId);
  return rows.map(({ id, slug, hiddenAt, traitId, bucket }) => {
    const hidden = hiddenAt !== null;
    const words = inEach((locale) => {
      const { title, act, rule } = textIn(texts.get(id), locale);
      return { title, act, rule };
    });
    const videoIds = (places.get(id) ?? []).map(({ videoId }) => videoId);
    const state = stateOf(hidden, words, videoIds);
    return { id, slug, hidden, state, traitId, bucket, texts: words, videoIds };
  });
}

/** A film's texts as they are stored. */
export async function textsIn(tx: Queryable, id: VideoId): Promise<Film['texts']> {
  const rows = await everyTextOf(tx, [id]);
  return inEach((locale) => textIn(rows, locale));
}

function textIn<Row extends { readonly locale: Locale }>(
  rows: readonly Row[] | undefined,
  locale: Locale,
): Row {
  const row = rows?.find((one) => one.locale === locale);
  if (!row) throw new Error(`a text of the library is missing in ${locale}`);
  return row;
}
