import type { Locale } from '@stratum/contract/locale';
import type { OperatorFacts } from '@stratum/contract/operator';
import type { PublicTextName } from '@stratum/contract/public-texts';
import { type Section, sectionsIn } from './document-texts.ts';
import { loadOperator } from './load-operator.ts';
import { loadWorks, type SkillWork } from './load-works.ts';
import { readPublicText } from './public-text.ts';

/** A document of the content pack in one language, and whom it speaks for. */
export interface SiteDocument {
  title: string;
  heading: string;
  description: string;
  lead: string;
  /** The day it last changed, `2026-11-20`. */
  changed: string;
  sections: Section[];
  operator: OperatorFacts;
  /** What the skills rest on; empty where the document does not list it. */
  works: SkillWork[];
}

export type DocumentSlug = Exclude<PublicTextName, 'levels' | 'categories' | 'sources' | 'authors'>;

export async function loadDocument(slug: DocumentSlug, locale: Locale): Promise<SiteDocument> {
  const [file, operator] = await Promise.all([readPublicText(slug), loadOperator(locale)]);
  const { changed, sections, [locale]: texts } = file;
  const local = sectionsIn(sections, locale);
  const listsWorks = local.some(({ blocks }) => blocks.some(({ works }) => works));
  const works = listsWorks ? await loadWorks(locale) : [];
  return { ...texts, changed, sections: local, operator, works };
}
