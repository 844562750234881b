import type { CategorySlug } from './categories.ts';
import type { Habit } from './habits.ts';

const byTrait = new Map<string, Habit>([
  ['discipline', 'alarm'],
  ['sleep', 'alarm'],
  ['nutrition', 'purposefulNutrition'],
  ['fitness', 'personalFitness'],
  ['stress-recovery', 'personalFitness'],
  ['recovery', 'noDistractions'],
  ['focus', 'noDistractions'],
  ['listening', 'noDistractions'],
  ['self-regulation', 'noDistractions'],
]);

const byCategory: Record<CategorySlug, Habit> = {
  mentality: 'personalDevelopment',
  'cognitive-abilities': 'personalDevelopment',
  'mastery-of-emotions': 'personalDevelopment',
  'social-interaction': 'personalDevelopment',
  'personal-health': 'personalFitness',
};

/** The daily win that serves a trait, or else its category. */
export function feedingHabit(categoryType: CategorySlug, traitId: string | null): Habit {
  return (traitId === null ? undefined : byTrait.get(traitId)) ?? byCategory[categoryType];
}
