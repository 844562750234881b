import type { CategorySlug } from '@stratum/contract/categories';
import type { Locale } from '@stratum/contract/locale';
import { type GraphVideo, localGraphVideo } from './chapters/graph-videos.ts';
import type { ChapterFile, TermFile } from './chapters/schema.ts';
import type { ConsentFile } from './consent-schema.ts';
import type { Lesson } from './library/lessons.ts';
import type { NewsEntry, NewsFile } from './news/schema.ts';
import type { Answer, Category, Level, Trait } from './schema.ts';
import { type LocalProduct, localProduct, type Product } from './shop/product.ts';
import type { ShippingFile } from './shop/shipping-schema.ts';
import type { TaxesFile } from './shop/tax-schema.ts';
import { sourcesOf, type Work } from './sources/works.ts';

/** What a pack is made of; `traits` are those of the categories available, in the model's order. */
interface PackParts {
  readonly version: string;
  readonly consent: ConsentFile;
  readonly levels: readonly Level[];
  readonly answers: readonly Answer[];
  readonly categories: readonly Category[];
  readonly traits: readonly Trait[];
  /** In their order. */
  readonly chapters: readonly ChapterFile[];
  readonly terms: readonly TermFile[];
  /** What the pack cites. */
  readonly works: readonly Work[];
  readonly graphVideos: readonly GraphVideo[];
  /** In the order of the model. */
  readonly lessons: readonly Lesson[];
  readonly filmsDir: string;
  readonly news: NewsFile;
  readonly shipping: ShippingFile;
  readonly taxes: TaxesFile;
  readonly product: Product;
  readonly shopDir: string;
}

/** A content pack in one language. */
export interface LocalPack {
  readonly locale: Locale;
  /** What is asked before the first answer is kept. */
  readonly consent: LocalConsent;
  readonly levels: readonly LocalLevel[];
  readonly answers: readonly LocalAnswer[];
  readonly categories: readonly LocalCategory[];
  readonly traits: readonly LocalTrait[];
  readonly chapters: readonly LocalChapter[];
  /** The glossary, in the order of the alphabet. */
  readonly terms: readonly LocalTerm[];
  /** The films that explain the graphs. */
  readonly graphVideos: readonly LocalGraphVideo[];
  readonly news: readonly LocalNews[];
  /** What the home page points at. */
  readonly spotlight: readonly LocalNews[];
  /** What the shop sells. */
  readonly product: LocalProduct;
  /** In the order asked; empty for a category that is not available. */
  traitsOf(category: CategorySlug): readonly LocalTrait[];
}

type LocalConsent = ReturnType<typeof localConsent>;
type LocalLevel = ReturnType<typeof localLevel>;
type LocalAnswer = ReturnType<typeof localAnswer>;
type LocalCategory = ReturnType<typeof localCategory>;
type LocalTrait = ReturnType<typeof localTrait>;
type LocalChapter = ReturnType<typeof localChapter>;
type LocalTerm = ReturnType<typeof localTerm>;
export type LocalNews = ReturnType<typeof localNews>;
export type LocalGraphVideo = ReturnType<typeof localGraphVideo>;

export interface Pack {
  readonly version: string;
  /** The version of what is asked before the first answer is kept. */
  readonly consent: { readonly version: string };
  /** All five; those with `available` false have no traits in this pack yet. */
  readonly categories: readonly (Category & { readonly available: boolean })[];
  readonly traits: readonly Trait[];
  /** What the pack cites. */
  readonly works: readonly Work[];
  /** The films of the skills, in the order of the model. */
  readonly lessons: readonly Lesson[];
  /** Folder of the films' files. */
  readonly filmsDir: string;
  /** What parcels cost where no carrier is asked. */
  readonly shipping: ShippingFile;
  /** By country. */
  readonly taxes: TaxesFile;
  /** What the shop sells. */
  readonly product: Product;
  /** Folder of the product’s pictures. */
  readonly shopDir: string;
  /** In the order asked; empty for a category that is not available. */
  traitsOf(category: CategorySlug): readonly Trait[];
  inLocale(locale: Locale): LocalPack;
  /** This very pack, for work that another one must not take over half-way. */
  edition(): Pack;
}

export function createPack(parts: PackParts): Pack {
  const local: Record<Locale, LocalPack> = {
    en: localPack(parts, 'en'),
    fr: localPack(parts, 'fr'),
    de: localPack(parts, 'de'),
  };
  const pack: Pack = {
    version: parts.version,
    consent: { version: parts.consent.version },
    categories: parts.categories.map((category) => ({
      ...category,
      available: isAvailable(parts, category),
    })),
    traits: parts.traits,
    works: parts.works,
    lessons: parts.lessons,
    filmsDir: parts.filmsDir,
    shipping: parts.shipping,
    taxes: parts.taxes,
    product: parts.product,
    shopDir: parts.shopDir,
    traitsOf: (category) => parts.traits.filter((trait) => trait.category === category),
    inLocale: (locale) => local[locale],
    edition: () => pack,
  };
  return pack;
}

function localPack(parts: PackParts, locale: Locale): LocalPack {
  const traits = parts.traits.map((trait) => localTrait(trait, parts.works, locale));
  return {
    locale,
    consent: localConsent(parts.consent, locale),
    levels: parts.levels.map((level) => localLevel(level, locale)),
    answers: parts.answers.map((answer) => localAnswer(answer, locale)),
    categories: parts.categories.map((category) =>
      localCategory(category, locale, isAvailable(parts, category)),
    ),
    traits,
    chapters: parts.chapters.map((chapter) => localChapter(chapter, parts.works, locale)),
    terms: parts.terms
      .map((term) => localTerm(term, locale))
      .toSorted((one, other) => one.term.localeCompare(other.term, locale)),
    graphVideos: parts.graphVideos.map((video) => localGraphVideo(video, locale)),
    news: parts.news.news.map((entry) => localNews(entry, locale)),
    spotlight: parts.news.spotlight.map((entry) => localNews(entry, locale)),
    product: localProduct(parts.product, locale),
    traitsOf: (category) => traits.filter((trait) => trait.category === category),
  };
}

function isAvailable({ traits }: PackParts, { slug }: Category): boolean {
  return traits.some(({ category }) => category === slug);
}

function localConsent({ version, ...texts }: ConsentFile, locale: Locale) {
  return { version, ...texts[locale] };
}

function localLevel(level: Level, locale: Locale) {
  return { number: level.number, colours: level.colours, ...level[locale] };
}

function localAnswer(answer: Answer, locale: Locale) {
  const { label, share: shareInWords } = answer[locale];
  return { value: answer.value, level: answer.level, share: answer.share, label, shareInWords };
}

function localCategory(category: Category, locale: Locale, available: boolean) {
  return { slug: category.slug, available, ...category[locale] };
}

function localTrait(trait: Trait, works: readonly Work[], locale: Locale) {
  const { statements, caution, ...texts } = trait[locale];
  return {
    id: trait.id,
    category: trait.category,
    help: trait.help ?? null,
    caution: caution ?? null,
    sources: sourcesOf(trait.id, works, locale),
    ...texts,
    statements: trait.statements.map(({ id, reversed }) => ({
      id,
      reversed,
      text: statements[id],
    })),
  };
}

function localChapter(
  { slug, number, step, minutes, traits, sources, ...texts }: ChapterFile,
  works: readonly Work[],
  locale: Locale,
) {
  const cited = works.filter(({ id }) => sources.includes(id)).map(({ citation }) => citation);
  return { slug, number, step, minutes, traits, sources: cited, ...texts[locale] };
}

function localTerm({ id, related, ...texts }: TermFile, locale: Locale) {
  return { id, related, ...texts[locale] };
}

function localNews({ id, from, until, picture, link, ...texts }: NewsEntry, locale: Locale) {
  return { id, from, until, picture, link, ...texts[locale] };
}
