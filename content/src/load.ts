import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { chaptersOf } from './chapters/check.ts';
import { withFilms } from './chapters/graph-videos.ts';
import { graphVideosSchema } from './chapters/graph-videos-schema.ts';
import { glossarySchema } from './chapters/schema.ts';
import { consentSchema } from './consent-schema.ts';
import { type Fault, faultsOf, PackError } from './faults.ts';
import { lessonsOf } from './library/check.ts';
import { newsSchema } from './news/schema.ts';
import { createPack, type Pack } from './pack.ts';
import { type Document, documentFiles, type NamedFile, readDocuments } from './read.ts';
import {
  type Category,
  categoriesSchema,
  levelsSchema,
  packSchema,
  scaleSchema,
  type Trait,
  traitSchema,
} from './schema.ts';
import { shopOf } from './shop/check.ts';
import { productFile } from './shop/product.ts';
import { productSchema } from './shop/schema.ts';
import { shippingSchema } from './shop/shipping-schema.ts';
import { taxesFile, taxesSchema } from './shop/tax-schema.ts';
import { authorSchema, documentSchema, siteSchema } from './site-schema.ts';
import { faultsOfWorks, sourcesSchema } from './sources/works.ts';

export { PackError };

/** The pack that comes with the product. */
export const defaultPackDir = fileURLToPath(new URL('../pack', import.meta.url));

/** Reads and checks the pack in `dir`; throws a {@link PackError} that names every fault. */
export async function loadPack(dir: string = defaultPackDir): Promise<Pack> {
  return packOf(dir, await readDocuments(dir));
}

/** The pack that documents read from `dir` make up; throws like {@link loadPack}. */
export function packOf(dir: string, documents: readonly Document[]): Pack {
  const faults: Fault[] = [];
  const named = <T>(file: NamedFile, schema: z.ZodType<T>) =>
    parse(
      { file, data: documents.find((document) => document.file === file)?.data },
      schema,
      faults,
    );
  const pack = named('pack.json', packSchema);
  const consent = named('consent.json', consentSchema);
  const levels = named('levels.json', levelsSchema);
  const scale = named('scale.json', scaleSchema);
  const model = named('categories.json', categoriesSchema);
  const glossary = named('glossary.json', glossarySchema);
  const films = named('graph-videos.json', graphVideosSchema);
  const sources = named('sources.json', sourcesSchema);
  const news = named('news.json', newsSchema);
  const sold = {
    product: named(productFile, productSchema),
    shipping: named('shop/shipping.json', shippingSchema),
    taxes: named(taxesFile, taxesSchema),
  };
  named('site.json', siteSchema);
  for (const file of documentFiles) named(file, documentSchema);
  faults.push(...faultsOfAuthors(documents.filter(({ file }) => file.startsWith('authors/'))));
  const traits = traitsIn(documents, faults);
  const chapters = chaptersOf(documents, model?.categories ?? null, faults);
  const graphVideos = withFilms(films?.videos ?? [], documents, faults);
  const lessons = lessonsOf(documents, model?.categories ?? null, faults);
  const shop = shopOf(sold, documents, chapters, faults);
  const works = sources?.works ?? [];
  if (pack === null || consent === null || levels === null) throw new PackError(dir, faults);
  if (scale === null || model === null || glossary === null) throw new PackError(dir, faults);
  if (news === null || shop === null) throw new PackError(dir, faults);
  const files = documents.map(({ file }) => file);
  faults.push(
    ...faultsOfTraitFiles(files, model.categories),
    ...faultsOfPlaces(traits),
    ...(sources === null ? [] : faultsOfWorks(works, model.categories, chapters)),
  );
  if (faults.length > 0) throw new PackError(dir, faults);
  return createPack({
    version: pack.version,
    consent,
    levels: levels.levels,
    answers: scale.answers,
    categories: model.categories,
    chapters,
    terms: glossary.terms,
    works,
    graphVideos,
    lessons,
    filmsDir: join(dir, 'films'),
    news,
    ...shop,
    shopDir: join(dir, 'shop'),
    traits: model.categories.flatMap(filesOf).flatMap((file) => traits.get(file) ?? []),
  });
}

function parse<T>({ file, data }: Document, schema: z.ZodType<T>, faults: Fault[]): T | null {
  const parsed = schema.safeParse(data, { reportInput: true });
  if (parsed.success) return parsed.data;
  faults.push(...faultsOf(file, parsed.error));
  return null;
}

/** Those that can be used, by their file. */
function traitsIn(documents: readonly Document[], faults: Fault[]): Map<string, Trait> {
  const traits = new Map<string, Trait>();
  for (const document of documents.filter(({ file }) => file.startsWith('traits/'))) {
    const trait = parse(document, traitSchema, faults);
    if (trait !== null) traits.set(document.file, trait);
  }
  return traits;
}

function filesOf({ slug, traits }: Category): string[] {
  return traits.map((trait) => `traits/${slug}/${trait}.json`);
}

/** A category has all its trait files or none, at least one has all, and there is no other file. */
function faultsOfTraitFiles(files: readonly string[], categories: readonly Category[]): Fault[] {
  const expected = new Set(categories.flatMap(filesOf));
  const strangers = files.filter((file) => file.startsWith('traits/') && !expected.has(file));
  const faults: Fault[] = strangers.map((file) => ({
    file,
    key: '',
    problem: 'is not the file of a trait in categories.json',
  }));
  for (const category of categories) {
    const missing = filesOf(category).filter((file) => !files.includes(file));
    if (missing.length === category.traits.length) continue;
    const problem = `is missing, while other traits of ${category.slug} are there`;
    faults.push(...missing.map((file) => ({ file, key: '', problem })));
  }
  if (!files.some((file) => expected.has(file)))
    faults.push({ file: 'traits', key: '', problem: 'holds no trait of any category' });
  return faults;
}

function faultsOfPlaces(traits: ReadonlyMap<string, Trait>): Fault[] {
  return [...traits].flatMap(([file, { id, category }]) => {
    const [, folder, name] = file.split('/');
    const faults: Fault[] = [];
    if (category !== folder)
      faults.push({ file, key: 'category', problem: `is ${category}, not that of the folder` });
    if (`${id}.json` !== name)
      faults.push({ file, key: 'id', problem: `is ${id}, not that of the file’s name` });
    return faults;
  });
}

/** The pages are built from these files; the server only sees to it that nothing is missing. */
function faultsOfAuthors(documents: readonly Document[]): Fault[] {
  const faults: Fault[] = [];
  for (const document of documents) {
    const { file } = document;
    const author = parse(document, authorSchema, faults);
    if (author === null || file === `authors/${author.slug}.json`) continue;
    faults.push({ file, key: 'slug', problem: `is ${author.slug}, not that of the file’s name` });
  }
  if (documents.length === 0) faults.push({ file: 'authors', key: '', problem: 'holds no author' });
  return faults;
}
