import type { CategorySlug } from '@stratum/contract/categories';
import type { ModuleId, VideoId } from '@stratum/contract/ids';
import type { Bucket } from '@stratum/contract/library/buckets';
import type { Locale } from '@stratum/contract/locale';
import { type Film, putFilm, putModuleWithFilms } from '../src/domains/videos/catalogue.ts';
import { inTransaction } from '../src/platform/transaction.ts';
import type { TestApp } from './create-test-app.ts';

let count = 0;

const inEach = <Text>(text: (locale: Locale) => Text) => ({
  en: text('en'),
  fr: text('fr'),
  de: text('de'),
});

/** A film of 100 seconds in the library. */
export async function makeVideo(
  { database }: Pick<TestApp, 'database'>,
  overrides: Partial<Film> = {},
): Promise<VideoId> {
  count += 1;
  const slug = `film-${count}`;
  const film: Film = {
    slug,
    revision: 'a',
    duration: 100_000,
    sources: [{ path: `/films/${slug}.webm`, type: 'video/webm', theme: null }],
    poster: `/films/${slug}.webp`,
    posterDark: null,
    position: count,
    texts: inEach((locale) => ({
      title: `${slug} in ${locale}`,
      description: 'What happens at night.',
      captions: [
        { from: 0, to: 4_000, text: 'Être prêt: <the> lamp & you.' },
        { from: 4_000, to: 100_000, text: 'It is late.' },
      ],
      chapters: [{ at: 0, title: 'A question' }],
    })),
    ...overrides,
  };
  return inTransaction(database.db, (tx) => putFilm(tx, film));
}

/** A module with films; of sleep, and for who begins, where nothing else is said. */
export async function makeModule(
  { database }: Pick<TestApp, 'database'>,
  {
    films,
    traitId = 'sleep',
    categoryType = 'personal-health',
    bucket = 'foundations',
  }: {
    films: readonly VideoId[];
    traitId?: string;
    categoryType?: CategorySlug;
    bucket?: Bucket;
  },
): Promise<ModuleId> {
  count += 1;
  const module = { slug: `module-${count}`, traitId, categoryType, bucket, position: count };
  const texts = inEach((locale) => ({
    title: `${bucket} in ${locale}`,
    act: 'Put the lamp out at ten.',
    rule: { habit: 'alarm' as const, text: 'up at 06:30' },
  }));
  return inTransaction(database.db, (tx) => putModuleWithFilms(tx, { ...module, texts, films }));
}
