import { cuts, type Lesson, lessonFile } from '@stratum/content/library/lessons';
import type { Pack } from '@stratum/content/pack';
import { buckets } from '@stratum/contract/library/buckets';
import type { Database, Transaction } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type Film, putFilm, putModuleWithFilms } from './catalogue.ts';
import { hideOthers, lockLibrary } from './catalogue-store.ts';
import { inEach } from './in-each-language.ts';
import { modulePosition } from './positions.ts';

/** Puts the films of the pack and their modules into the library; of those that another pack had there, none is shown. */
export async function putPackLibrary(db: Database, pack: Pack): Promise<void> {
  await inTransaction(db, (tx) => putLibrary(tx, pack));
}

/** The same, together with what else makes a pack the current one. */
export async function putLibrary(tx: Transaction, pack: Pack): Promise<void> {
  await lockLibrary(tx);
  for (const lesson of pack.lessons) await putLesson(tx, pack, lesson);
  await hideOthers(tx, pack.lessons.map(filmSlug), pack.lessons.flatMap(moduleSlugs));
}

async function putLesson(tx: Transaction, pack: Pack, lesson: Lesson) {
  const trait = pack.traits.find(({ id }) => id === lesson.trait);
  if (!trait) return;
  const film = await putFilm(tx, toFilm(lesson, pack.traits.indexOf(trait)));
  for (const bucket of buckets) {
    await putModuleWithFilms(tx, {
      slug: moduleSlug(lesson, bucket),
      traitId: lesson.trait,
      categoryType: trait.category,
      bucket,
      position: modulePosition(pack, lesson.trait, bucket),
      texts: inEach((locale) => {
        const { title, act, rule } = lesson[locale].modules[bucket];
        const { habit } = lesson;
        return { title, act, rule: rule && habit ? { habit, text: rule } : null };
      }),
      films: [film],
    });
  }
}

function toFilm(lesson: Lesson, position: number): Film {
  return {
    slug: filmSlug(lesson),
    revision: lesson.files.light.webm,
    duration: lesson.duration * 1000,
    sources: cuts.map((theme) => ({
      path: lessonPath(lesson, theme, 'webm'),
      type: 'video/webm',
      theme,
    })),
    poster: lessonPath(lesson, 'light', 'webp'),
    posterDark: lessonPath(lesson, 'dark', 'webp'),
    position,
    texts: inEach((locale) => {
      const { title, description, captions } = lesson[locale];
      return {
        title,
        description,
        captions: captions.map(({ from, to, text }) => ({
          from: from * 1000,
          to: to * 1000,
          text,
        })),
        chapters: lesson.chapters.map((chapter) => ({
          at: chapter.at * 1000,
          title: chapter[locale],
        })),
      };
    }),
  };
}

/** Where a file of a lesson is; another one stands at another address. */
export function lessonPath(
  { trait, files }: Lesson,
  cut: (typeof cuts)[number],
  ending: 'webm' | 'webp',
): string {
  const name = lessonFile(trait, cut, ending).slice(0, -ending.length - 1);
  return `/films/${name}.${files[cut][ending]}.${ending}`;
}

const filmSlug = ({ trait }: Lesson) => trait;
const moduleSlug = ({ trait }: Lesson, bucket: string) => `${trait}-${bucket}`;
const moduleSlugs = (lesson: Lesson) => buckets.map((bucket) => moduleSlug(lesson, bucket));
