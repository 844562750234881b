import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type PublicTextName,
  publicTextFile,
  publicTextNames,
} from '@stratum/contract/public-texts';

let folder = '';

/** Has pages rendered from the pack of a folder. */
export function renderFrom(dir: string): void {
  folder = dir;
}

/** The caller says what shape the text has: the pack was held against its schema. */
export async function readFromPack<Text>(name: PublicTextName): Promise<Text> {
  if (name === 'authors') return { authors: await readAuthors() } as Text;
  return JSON.parse(await readFile(path.join(folder, publicTextFile(name)), 'utf8'));
}

/** Differs once a single public text does: what the server asks whether pages are rendered from its pack. */
export async function digestOfTexts(): Promise<string> {
  const texts = await Promise.all(publicTextNames.map((name) => readFromPack(name)));
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 24);
}

async function readAuthors(): Promise<unknown[]> {
  const names = (await readdir(path.join(folder, 'authors'))).filter((name) =>
    name.endsWith('.json'),
  );
  return Promise.all(
    names
      .toSorted()
      .map(async (name) => JSON.parse(await readFile(path.join(folder, 'authors', name), 'utf8'))),
  );
}
