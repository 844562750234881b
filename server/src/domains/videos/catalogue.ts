import type { CategorySlug } from '@stratum/contract/categories';
import type { Habit } from '@stratum/contract/habits';
import type { ModuleId, VideoId } from '@stratum/contract/ids';
import type { Bucket } from '@stratum/contract/library/buckets';
import { type Locale, locales } from '@stratum/contract/locale';
import type { Transaction } from '../../platform/database.ts';
import { newId } from '../../platform/new-id.ts';
import type { Cue } from '../../platform/web-vtt.ts';
import {
  putModule,
  putModuleText,
  putVideo,
  putVideosOf,
  putVideoText,
} from './catalogue-store.ts';
import { forgetProgressOf } from './progress-store.ts';
import type { FilmFile } from './tables.ts';

interface FilmText {
  readonly title: string;
  readonly description: string;
  readonly captions: readonly Cue[];
  readonly chapters: readonly { readonly at: number; readonly title: string }[];
}

/** A film as it is put into the library; times are milliseconds. */
export interface Film {
  /** What it is called there for good: the same one again is a change of it. */
  readonly slug: string;
  /** Changes with the film itself. */
  readonly revision: string;
  readonly duration: number;
  readonly sources: readonly FilmFile[];
  readonly poster: string;
  readonly posterDark: string | null;
  readonly position: number;
  readonly texts: Readonly<Record<Locale, FilmText>>;
}

interface ModuleText {
  readonly title: string;
  readonly act: string;
  readonly rule: { readonly habit: Habit; readonly text: string } | null;
}

export interface Module {
  readonly slug: string;
  readonly traitId: string;
  readonly categoryType: CategorySlug;
  readonly bucket: Bucket;
  readonly position: number;
  readonly texts: Readonly<Record<Locale, ModuleText>>;
  readonly films: readonly VideoId[];
}

/** Puts a film of the pack into the library, or changes it there: likes, notes and its id stay, progress goes with the film it was of. */
export async function putFilm(tx: Transaction, film: Film): Promise<VideoId> {
  const { texts, ...row } = film;
  const { id, isReplaced, overridden } = await putVideo(tx, { ...row, id: newId<VideoId>() });
  if (isReplaced) await forgetProgressOf(tx, id);
  if (!overridden.includes('texts')) await putVideoTexts(tx, id, texts);
  return id;
}

/** Puts a module of the pack into the library, or changes it there. */
export async function putModuleWithFilms(tx: Transaction, module: Module): Promise<ModuleId> {
  const { texts, films, ...row } = module;
  const { id, overridden } = await putModule(tx, { ...row, id: newId<ModuleId>() });
  if (!overridden.includes('texts')) await putModuleTexts(tx, id, texts);
  if (!overridden.includes('films')) await putVideosOf(tx, id, films);
  return id;
}

export async function putVideoTexts(
  tx: Transaction,
  videoId: VideoId,
  texts: Film['texts'],
): Promise<void> {
  for (const locale of locales) await putVideoText(tx, { videoId, locale, ...texts[locale] });
}

export async function putModuleTexts(
  tx: Transaction,
  moduleId: ModuleId,
  texts: Module['texts'],
): Promise<void> {
  for (const locale of locales) await putModuleText(tx, { moduleId, locale, ...texts[locale] });
}
