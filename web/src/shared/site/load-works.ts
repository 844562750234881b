import type { Locale } from '@stratum/contract/locale';
import { readPublicText } from './public-text.ts';

/** A work that skills of the model rest on, with what it supports there. */
export interface SkillWork {
  citation: string;
  supports: string[];
}

export async function loadWorks(locale: Locale): Promise<SkillWork[]> {
  const { works } = await readPublicText('sources');
  return works
    .filter(({ skills }) => skills.length > 0)
    .map(({ citation, skills }) => ({
      citation,
      supports: skills.map(({ [locale]: supports }) => supports),
    }));
}
