import type { Pack } from '@stratum/content/pack';
import type { Answers } from '@stratum/contract/assessments';
import { type CategorySlug, categorySlugs } from '@stratum/contract/categories';
import { limits } from '@stratum/contract/limits';
import type { DemoPerson } from './people.ts';

export const demoMonths = 14;

/** The months (0 the oldest) in which a person took an assessment. */
export function monthsTaken({ skips }: DemoPerson): number[] {
  return Array.from({ length: demoMonths }, (_, month) => month).filter(
    (month) => skips === 0 || month % skips !== 1,
  );
}

/** Answers that put a person about where their story has them in that month. */
export function answersIn(
  pack: Pack,
  person: DemoPerson,
  category: CategorySlug,
  month: number,
): Answers {
  const answers: Answers = {};
  const number = categorySlugs.indexOf(category);
  pack.traitsOf(category).forEach(({ id, statements }, place) => {
    const level = levelIn(person, month, place, number);
    for (const [at, { id: statement, reversed }] of statements.entries()) {
      const answer = clamp(
        Math.round((level - 1) / 2 + 1 + noise(month, place, at) / 2),
        limits.scaleSteps,
      );
      answers[`${id}.${statement}`] = reversed ? limits.scaleSteps + 1 - answer : answer;
    }
    answers[`${id}.anchor`] = clamp(Math.round(level), limits.levels);
  });
  return answers;
}

/** A slope with a dip half-way; categories lie apart by about two levels, and so do their traits. */
function levelIn(person: DemoPerson, month: number, place: number, category: number): number {
  const dip = person.dip * Math.exp(-(((month - demoMonths / 2) / 2) ** 2));
  const apart =
    Math.sin(category * 1.9 + person.start) + 1.1 * Math.sin(place * 2.3 + category * 1.7);
  return person.start + person.slope * month - dip + apart + noise(month, place, category) / 3;
}

/** Deterministic noise in [-1, 1]: the same at every start. */
function noise(month: number, place: number, seed: number): number {
  return Math.sin(month * 12.9898 + place * 78.233 + seed * 37.719);
}

function clamp(value: number, highest: number): number {
  return Math.min(highest, Math.max(1, value));
}
