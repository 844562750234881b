import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fault, PackError } from './faults.ts';
import { documentSlugs } from './site-schema.ts';

/** A file of the pack as it was written, before anything is known about its shape. */
export interface Document {
  /** Path inside the pack's folder, with forward slashes. */
  readonly file: string;
  readonly data: unknown;
}

const rootFiles = [
  'pack.json',
  'consent.json',
  'levels.json',
  'categories.json',
  'scale.json',
  'site.json',
  'glossary.json',
  'graph-videos.json',
  'sources.json',
  'news.json',
  'shop/shipping.json',
  'shop/product.json',
  'shop/taxes.json',
] as const;
export const documentFiles = documentSlugs.map((slug) => `pages/${slug}.json` as const);
export type NamedFile = (typeof rootFiles)[number] | (typeof documentFiles)[number];

/**
 * Every file of the pack in `dir`: those with a name of their own, and those of traits, authors,
 * chapters, lessons, films and the shop. Of a film or picture, the data is its fingerprint.
 */
export async function readDocuments(dir: string): Promise<Document[]> {
  const faults: Fault[] = [];
  const documents: Document[] = [];
  const files = [
    ...rootFiles,
    ...documentFiles,
    ...(await filesIn(dir, 'traits')),
    ...(await filesIn(dir, 'authors')),
    ...(await filesIn(dir, 'chapters')),
    ...(await filesIn(dir, 'library')),
  ];
  for (const file of files) {
    const document = await readDocument(dir, file);
    if ('problem' in document) faults.push(document);
    else documents.push(document);
  }
  if (faults.length > 0) throw new PackError(dir, faults);
  const films = await filesIn(dir, 'films', /\.(webm|webp)$/);
  const pictures = await filesIn(dir, 'shop', /\.webp$/);
  for (const file of [...films, ...pictures])
    documents.push({ file, data: await fingerprint(join(dir, file)) });
  return documents;
}

type Folder = 'traits' | 'authors' | 'chapters' | 'library' | 'films' | 'shop';

async function filesIn(dir: string, folder: Folder, kind = /\.json$/): Promise<string[]> {
  try {
    const names = await readdir(join(dir, folder), { recursive: true });
    return names
      .filter((name) => kind.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .sort();
  } catch {
    throw new PackError(dir, [{ file: folder, key: '', problem: 'cannot be read as a folder' }]);
  }
}

async function readDocument(dir: string, file: string): Promise<Document | Fault> {
  let source: string;
  try {
    source = await readFile(join(dir, file), 'utf8');
  } catch {
    return { file, key: '', problem: 'cannot be read' };
  }
  try {
    return { file, data: JSON.parse(source) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, key: '', problem: `is not JSON: ${reason}` };
  }
}

/** Differs once a single byte does. */
async function fingerprint(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 12);
}
