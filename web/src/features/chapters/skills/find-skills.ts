import type { CategorySlug } from '@stratum/contract/categories';
import type { TraitText } from '@stratum/contract/model';
import { matchesWords } from '../../../shared/search/matches.ts';
import type { Skills } from '../queries.ts';

export interface FoundSkill {
  readonly trait: TraitText;
  /** The levels whose behaviour has what is searched for; all that there are may be shown anyway. */
  readonly levels: readonly number[];
}

export interface FoundGroup {
  readonly category: Skills['categories'][number];
  readonly skills: readonly FoundSkill[];
}

/**
 * The skills by category, in the order of the model: those that have every word, together in their
 * name and definition or in one behaviour. Without words all of them, and none by its behaviours.
 */
export function findSkills(
  { traits, categories }: Skills,
  words: readonly string[],
  only: CategorySlug | null,
): FoundGroup[] {
  const found = traits.flatMap((trait) => foundIn(trait, words));
  return categories
    .filter(({ categoryType }) => only === null || categoryType === only)
    .map((category) => ({
      category,
      skills: found.filter(({ trait }) => trait.categoryType === category.categoryType),
    }))
    .filter(({ skills }) => skills.length > 0);
}

function foundIn(trait: TraitText, words: readonly string[]): FoundSkill[] {
  if (words.length === 0) return [{ trait, levels: [] }];
  const levels = trait.behaviours.flatMap((behaviour, index) =>
    matchesWords(behaviour, words) ? [index + 1] : [],
  );
  const isNamed = matchesWords(`${trait.name} ${trait.definition}`, words);
  return isNamed || levels.length > 0 ? [{ trait, levels }] : [];
}
