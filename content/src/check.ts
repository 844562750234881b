import { type Locale, locales } from '@stratum/contract/locale';
import { type Fault, PackError } from './faults.ts';
import { packOf } from './load.ts';
import type { Pack } from './pack.ts';
import { type Document, readDocuments } from './read.ts';
import { textsIn } from './texts.ts';
import { typographyFaults } from './typography.ts';
import { wordFaults } from './word-list.ts';
import { countWords } from './words.ts';

export interface PackReport {
  readonly version: string;
  readonly files: number;
  readonly words: Readonly<Record<Locale, number>>;
}

/**
 * Checks a pack more strictly than the server does at its start: the signs and the words of
 * every text as well.
 * Throws a {@link PackError} that names every fault.
 */
export async function checkPack(dir: string): Promise<PackReport> {
  return checkDocuments(dir, await readDocuments(dir)).report;
}

/** The same of documents that were read from `dir`, with the pack that they make up. */
export function checkDocuments(
  dir: string,
  documents: readonly Document[],
): { readonly pack: Pack; readonly report: PackReport } {
  const pack = packOf(dir, documents);
  const texts = documents.flatMap(textsIn);
  const faults: Fault[] = texts.flatMap(({ file, key, locale, text }) =>
    [...typographyFaults(text, locale), ...wordFaults(text, locale)].map((problem) => ({
      file,
      key,
      problem,
    })),
  );
  if (faults.length > 0) throw new PackError(dir, faults);
  const words: Record<Locale, number> = { en: 0, fr: 0, de: 0 };
  for (const { locale, text } of texts) words[locale] += countWords(text, locale);
  return { pack, report: { version: pack.version, files: documents.length, words } };
}

/** `2026.11: 9 files; words: en 2000, fr 2100, de 1900` */
export function summaryOf({ version, files, words }: PackReport): string {
  const counts = locales.map((locale) => `${locale} ${words[locale]}`).join(', ');
  return `${version}: ${files} files; words: ${counts}`;
}
