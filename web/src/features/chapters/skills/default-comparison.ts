import { limits } from '@stratum/contract/limits';
import type { TraitText } from '@stratum/contract/model';
import type { OwnLevels } from '../queries.ts';
import type { ComparedSkill } from './skill-choice.ts';

/**
 * What a skill is first shown beside: where the reader stands in it, the level above; else the
 * whole of it beside the skill that follows in the model.
 */
export function defaultComparison(
  { traitId: trait }: TraitText,
  traits: readonly TraitText[],
  own: OwnLevels,
): [ComparedSkill, ComparedSkill] {
  const level = own.get(trait);
  if (level !== undefined) {
    const upper = Math.min(level + 1, limits.levels);
    return [
      { trait, level: upper - 1 },
      { trait, level: upper },
    ];
  }
  const index = traits.findIndex(({ traitId }) => traitId === trait);
  const other = traits[(index + 1) % traits.length]?.traitId ?? trait;
  return [
    { trait, level: null },
    { trait: other, level: null },
  ];
}
