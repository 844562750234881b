import type { Locale } from '@stratum/contract/locale';

/** One of them: a paragraph, a list, a table, the operator's name and address, what the skills rest on. */
export interface Block {
  text?: string | undefined;
  list?: string[] | undefined;
  table?: { head: string[]; rows: string[][] } | undefined;
  operator?: boolean | undefined;
  works?: boolean | undefined;
}

export interface Section {
  id: string;
  sketch?: string | undefined;
  heading: string;
  blocks: Block[];
}

type Localised<Texts> = Record<Locale, Texts>;
type PackSection = Pick<Section, 'id' | 'sketch'> & Localised<Pick<Section, 'heading' | 'blocks'>>;

/** The sections of a document of the content pack in one language. */
export function sectionsIn(sections: readonly PackSection[], locale: Locale): Section[] {
  return sections.map(({ id, sketch, [locale]: texts }) => ({ id, sketch, ...texts }));
}
