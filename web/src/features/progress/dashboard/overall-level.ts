import type { CategorySlug } from '@stratum/contract/categories';
import { skillsInCategory } from '@stratum/contract/change';
import type { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import type { RouteReply } from '../../../shared/api/route-input.ts';
import { type Change, changeSince } from '../../results/index.ts';

export type Standing = RouteReply<typeof assessmentEndpoints.standing>;

/** One value of now, with the one before it where there is one. */
export interface Part {
  readonly id: string;
  readonly value: number | null;
  readonly previous: number | null;
}

export interface TraitLevel {
  readonly categoryType: CategorySlug;
  readonly traitId: string;
  readonly score: number;
  readonly level: number;
}

export interface OverallLevel {
  readonly score: number;
  readonly level: number;
  /** The month of the last value. */
  readonly month: string;
  readonly change: Change | null;
  /** Categories, or the traits of the only category that has a result. */
  readonly parts: { readonly of: 'categories' | CategorySlug; readonly list: readonly Part[] };
  /** The latest value of every trait. */
  readonly traits: readonly TraitLevel[];
  /** Twelve months, the current one last. */
  readonly line: readonly { readonly month: string; readonly score: number | null }[];
}

/**
 * @param shown the categories shown, in order
 * @returns null while there is no value at all
 */
export function overallLevelOf(
  { overall, categories, previous, months }: Standing,
  shown: readonly CategorySlug[],
): OverallLevel | null {
  if (!overall) return null;
  const latest = inOrder(categories, shown);
  return {
    ...overall,
    change: changeSince(overall, previous?.overall, skillsIn(previous?.categories ?? [])),
    parts: partsOf(latest, inOrder(previous?.categories ?? [], shown), shown),
    traits: latest.flatMap(({ categoryType, traits }) =>
      traits.map((trait) => ({ categoryType, ...trait })),
    ),
    line: months,
  };
}

type CategoryValues = Standing['categories'];

function skillsIn(categories: CategoryValues): number {
  return Math.max(1, categories.length) * skillsInCategory;
}

function inOrder(values: CategoryValues, shown: readonly CategorySlug[]): CategoryValues {
  return shown.flatMap((slug) => values.find(({ categoryType }) => categoryType === slug) ?? []);
}

function partsOf(
  latest: CategoryValues,
  before: CategoryValues,
  shown: readonly CategorySlug[],
): OverallLevel['parts'] {
  const [only, ...others] = latest;
  if (only && others.length === 0) {
    const then = before[0]?.traits ?? [];
    const list = only.traits.map(({ traitId, score }) => ({
      id: traitId,
      value: score,
      previous: then.find((trait) => trait.traitId === traitId)?.score ?? null,
    }));
    return { of: only.categoryType, list };
  }
  const scoreIn = (values: CategoryValues, slug: CategorySlug) =>
    values.find(({ categoryType }) => categoryType === slug)?.score ?? null;
  const list = shown.map((slug) => ({
    id: slug,
    value: scoreIn(latest, slug),
    previous: scoreIn(before, slug),
  }));
  return { of: 'categories', list };
}

/** The trait that stands lowest; the first in the order of the model where several do. */
export function lowestTrait(traits: readonly TraitLevel[]): TraitLevel | undefined {
  return traits.toSorted((one, other) => one.score - other.score)[0];
}
