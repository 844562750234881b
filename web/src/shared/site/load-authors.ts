import type { Locale } from '@stratum/contract/locale';
import { type Section, sectionsIn } from './document-texts.ts';
import { readPublicText } from './public-text.ts';

export interface Author {
  slug: string;
  name: string;
  description: string;
  lead: string;
  sections: Section[];
}

/** Every author of the content pack, by the name of the file. */
export async function loadAuthors(locale: Locale): Promise<Author[]> {
  const { authors } = await readPublicText('authors');
  return authors.map(({ slug, sections, [locale]: texts }) => ({
    slug,
    ...texts,
    sections: sectionsIn(sections, locale),
  }));
}
