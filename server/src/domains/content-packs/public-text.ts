import type { Document } from '@stratum/content/read';
import { type PublicTextName, publicTextFile } from '@stratum/contract/public-texts';
import { AppError } from '../../platform/http/app-error.ts';

/** A text of a pack as it is written there; the authors together. @throws AppError not_found */
export function publicText(
  documents: readonly Document[],
  name: PublicTextName,
): { [key: string]: unknown } {
  if (name === 'authors') {
    const authors = documents.filter(({ file }) => file.startsWith('authors/'));
    return { authors: authors.map(({ data }) => data) };
  }
  const found = documents.find(({ file }) => file === publicTextFile(name))?.data;
  if (!isRecord(found)) throw new AppError('not_found');
  return found;
}

function isRecord(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
