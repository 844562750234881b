import type { CategorySlug } from '@stratum/contract/categories';
import { limits } from '@stratum/contract/limits';
import { type CategoryProgress, leastRecentlyTaken } from '../../assessments/index.ts';
import { lowestTrait, type TraitLevel } from './overall-level.ts';

/** The one thing a person is advised to do next. */
export type Recommendation =
  | {
      readonly kind: 'continue' | 'finish';
      readonly categoryType: CategorySlug;
      readonly question: number;
      readonly total: number;
    }
  | { readonly kind: 'begin'; readonly categoryType: CategorySlug }
  | {
      readonly kind: 'again';
      readonly categoryType: CategorySlug;
      readonly lastCompletedAt: string;
    }
  | {
      readonly kind: 'grow';
      readonly categoryType: CategorySlug;
      readonly traitId: string;
      readonly level: number;
    }
  | { readonly kind: 'rest' };

const day = 24 * 60 * 60 * 1000;
/** After this many days a new look is worth it. */
const daysUntilAgain = 30;

/** What is begun comes first, then what is new, then what is old, then the lowest trait. */
export function recommend(
  categories: readonly CategoryProgress[],
  traits: readonly TraitLevel[],
  now: Date,
): Recommendation {
  const begun = categories.find(({ state }) => state === 'draft' || state === 'answered');
  if (begun) {
    const { categoryType, question, total } = begun;
    return { kind: begun.state === 'draft' ? 'continue' : 'finish', categoryType, question, total };
  }
  const fresh = categories.find(({ state }) => state === 'new');
  if (fresh) return { kind: 'begin', categoryType: fresh.categoryType };
  const oldest = leastRecentlyTaken(categories);
  if (oldest?.lastCompletedAt && isOld(oldest.lastCompletedAt, now)) {
    const { categoryType, lastCompletedAt } = oldest;
    return { kind: 'again', categoryType, lastCompletedAt };
  }
  const lowest = lowestTrait(traits);
  if (!lowest || lowest.level === limits.levels) return { kind: 'rest' };
  const { categoryType, traitId, level } = lowest;
  return { kind: 'grow', categoryType, traitId, level };
}

function isOld(instant: string, now: Date): boolean {
  return now.getTime() - Date.parse(instant) > daysUntilAgain * day;
}
