import type { VideoTexts } from '@stratum/contract/library/administration';
import { type Locale, locales } from '@stratum/contract/locale';
import { captionsText, chaptersText, parseCaptions, parseChapters } from './timed-text.ts';

/** A film's texts in a language as they are typed. */
export interface TypedTexts {
  readonly title: string;
  readonly description: string;
  readonly captions: string;
  readonly chapters: string;
}
export type TypedField = keyof TypedTexts;

const empty: TypedTexts = { title: '', description: '', captions: '', chapters: '' };

function inEach<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return { en: make('en'), fr: make('fr'), de: make('de') };
}

export function typedOf(texts: VideoTexts | null): Record<Locale, TypedTexts> {
  return inEach((locale) => {
    if (!texts) return empty;
    const { title, description, captions, chapters } = texts[locale];
    return {
      title,
      description,
      captions: captionsText(captions),
      chapters: chaptersText(chapters),
    };
  });
}

/** A place whose times cannot be read, and its line there. */
export interface WrongLine {
  readonly field: string;
  readonly line: number;
}

/** What is sent, or every place whose times cannot be read. */
export function textsOf(
  typed: Record<Locale, TypedTexts>,
): { readonly texts: VideoTexts } | { readonly wrong: readonly WrongLine[] } {
  const wrong: WrongLine[] = [];
  const read = <Item>(
    parsed: { items: Item[]; wrongLine?: undefined } | { wrongLine: number },
    field: string,
  ): Item[] => {
    if (parsed.wrongLine === undefined) return parsed.items;
    wrong.push({ field, line: parsed.wrongLine });
    return [];
  };
  const texts = inEach((locale) => {
    const { title, description, captions, chapters } = typed[locale];
    return {
      title,
      description,
      captions: read(parseCaptions(captions), `texts.${locale}.captions`),
      chapters: read(parseChapters(chapters), `texts.${locale}.chapters`),
    };
  });
  return wrong.length > 0 ? { wrong } : { texts };
}

/** The problem of a field, or the first one within it. */
export function problemAt(
  fields: Readonly<Record<string, string>>,
  field: string,
): string | undefined {
  return Object.entries(fields).find(([key]) => key === field || key.startsWith(`${field}.`))?.[1];
}

/** What no field of the form shows. */
export function hasOtherProblems(fields: Readonly<Record<string, string>>): boolean {
  return Object.keys(fields).some((key) => !locales.some((one) => key.startsWith(`texts.${one}.`)));
}
