import type { Locale } from '@stratum/contract/locale';
import { traitIdSchema } from '@stratum/contract/model';
import { z } from 'zod';
import type { ChapterFile } from '../chapters/schema.ts';
import type { Fault } from '../faults.ts';
import type { Category } from '../schema.ts';
import { localised, text, textOf } from '../texts-schema.ts';
import { workIdSchema } from './work-id.ts';

const lengths = { supports: 240, worksOfSkill: 3 } as const;
const file = 'sources.json';

const work = z.strictObject({
  id: workIdSchema,
  /** `Vazire, S. (2010). Who knows what about a person? Journal 98, 281-300.` */
  citation: text,
  /** The skills that rest on it, each with what it supports there. */
  skills: z.array(
    z.strictObject({ trait: traitIdSchema, ...localised(() => textOf(lengths.supports)) }),
  ),
});
export type Work = z.infer<typeof work>;

/** `sources.json`: the works that the pack cites. */
export const sourcesSchema = z.strictObject({ works: z.array(work) });

/** What a skill rests on, in one language. */
export function sourcesOf(trait: string, works: readonly Work[], locale: Locale) {
  return works.flatMap(({ citation, skills }) =>
    skills
      .filter((skill) => skill.trait === trait)
      .map(({ [locale]: supports }) => ({ citation, supports })),
  );
}

/** Works named twice, skills that are none, too many works for a skill, chapters without their work. */
export function faultsOfWorks(
  works: readonly Work[],
  categories: readonly Category[],
  chapters: readonly ChapterFile[],
): Fault[] {
  const traits = new Set<string>(categories.flatMap((category) => category.traits));
  const ids = new Set<string>();
  const counts = new Map<string, number>();
  const faults: Fault[] = [];
  works.forEach(({ id, skills }, at) => {
    if (ids.has(id)) faults.push({ file, key: `works[${at}].id`, problem: `is ${id} again` });
    ids.add(id);
    skills.forEach(({ trait }, place) => {
      const key = `works[${at}].skills[${place}].trait`;
      const count = (counts.get(trait) ?? 0) + 1;
      counts.set(trait, count);
      if (!traits.has(trait)) faults.push({ file, key, problem: `is ${trait}, no trait of it` });
      if (count === lengths.worksOfSkill + 1)
        faults.push({ file, key, problem: `gives ${trait} more than ${lengths.worksOfSkill}` });
    });
  });
  for (const { number, slug, sources } of chapters) {
    const chapter = `chapters/${String(number).padStart(2, '0')}-${slug}.json`;
    sources.forEach((id, at) => {
      if (ids.has(id)) return;
      faults.push({ file: chapter, key: `sources[${at}]`, problem: `is ${id}, not in ${file}` });
    });
  }
  return faults;
}
