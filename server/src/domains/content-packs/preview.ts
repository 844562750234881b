import type { LocalPack } from '@stratum/content/pack';
import type { PreviewPart } from '@stratum/contract/console/pack-parts';
import type { Locale } from '@stratum/contract/locale';
import { AppError } from '../../platform/http/app-error.ts';
import type { Deps } from './deps.ts';
import type { Edition } from './edition.ts';
import { keptPack } from './store.ts';

interface Passage {
  readonly heading: string;
  readonly texts: string[];
}

/** A part of a pack that is kept, in a language. @throws AppError not_found */
export async function previewOf(
  { db, packs }: Deps,
  version: string,
  { part, locale }: { readonly part: PreviewPart; readonly locale: Locale },
): Promise<{ items: Passage[] }> {
  const kept = await keptPack(db, version);
  if (!kept) throw new AppError('not_found');
  const edition = await packs.open(kept);
  if (part === 'pages') return { items: pagesIn(edition, locale) };
  return { items: passagesOf(edition.pack.inLocale(locale), part) };
}

function passagesOf(pack: LocalPack, part: Exclude<PreviewPart, 'pages'>): Passage[] {
  if (part === 'levels') {
    return pack.levels.map(({ number, name, line, description }) => ({
      heading: `${number} · ${name}`,
      texts: [line, description],
    }));
  }
  if (part === 'glossary') {
    return pack.terms.map(({ term, definition }) => ({ heading: term, texts: [definition] }));
  }
  if (part === 'chapters') {
    return pack.chapters.map((chapter) => ({
      heading: `${chapter.number} · ${chapter.title}`,
      texts: stringsIn(chapter.sections),
    }));
  }
  return pack.traitsOf(part).map(({ name, definition, statements, behaviours }) => ({
    heading: name,
    texts: [
      definition,
      ...statements.map(({ text }) => `– ${text}`),
      ...behaviours.map((behaviour, index) => `${index + 1} · ${behaviour}`),
    ],
  }));
}

/** The documents of the public pages, with all they say. */
function pagesIn({ documents }: Edition, locale: Locale): Passage[] {
  return documents
    .filter(({ file }) => file.startsWith('pages/'))
    .map(({ file, data }) => ({ heading: file, texts: stringsOfLocale(data, locale) }));
}

function stringsOfLocale(value: unknown, locale: Locale): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => stringsOfLocale(item, locale));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === locale ? stringsIn(inner) : stringsOfLocale(inner, locale),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
