import type { Locale } from '@stratum/contract/locale';
import { type Section, sectionsIn } from './document-texts.ts';

export interface Author {
  slug: string;
  name: string;
  description: string;
  lead: string;
  sections: Section[];
}

type AuthorFile = typeof import('content-pack/authors/stratum-editors.json');
const files = import.meta.glob<{ default: AuthorFile }>('content-pack/authors/*.json');

/** Every author of the content pack, by the name of the file. */
export async function loadAuthors(locale: Locale): Promise<Author[]> {
  const authors = await Promise.all(Object.values(files).map((load) => load()));
  return authors.map(({ default: { slug, sections, [locale]: texts } }) => ({
    slug,
    ...texts,
    sections: sectionsIn(sections, locale),
  }));
}
