import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fault, PackError } from './faults.ts';

/** A file of the pack as it was written, before anything is known about its shape. */
export interface Document {
  /** Path inside the pack's folder, with forward slashes. */
  readonly file: string;
  readonly data: unknown;
}

const rootFiles = ['pack.json', 'levels.json', 'categories.json', 'scale.json'] as const;
export type RootFile = (typeof rootFiles)[number];

/** Every file of the pack in `dir`: the four at its root and the JSON files under `traits/`. */
export async function readDocuments(dir: string): Promise<Document[]> {
  const faults: Fault[] = [];
  const documents: Document[] = [];
  for (const file of [...rootFiles, ...(await traitFiles(dir))]) {
    const document = await readDocument(dir, file);
    if ('problem' in document) faults.push(document);
    else documents.push(document);
  }
  if (faults.length > 0) throw new PackError(dir, faults);
  return documents;
}

async function traitFiles(dir: string): Promise<string[]> {
  try {
    const names = await readdir(join(dir, 'traits'), { recursive: true });
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => `traits/${name.replaceAll('\\', '/')}`)
      .sort();
  } catch {
    throw new PackError(dir, [{ file: 'traits', key: '', problem: 'cannot be read as a folder' }]);
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
