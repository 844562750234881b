import type { CategorySlug } from '@stratum/contract/categories';
import { addMonths } from '@stratum/contract/months';
import { levelOf } from '@stratum/contract/scoring';
import { type Change, changeSince } from '../../results/index.ts';
import type { Graph } from '../scores/values.ts';

type Series = Graph['categories'][number];
type Point = Series['months'][number];

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

const monthsShown = 12;

/** The twelve months that end with the given one. */
export function twelveMonths(month: string): string[] {
  return Array.from({ length: monthsShown }, (_, index) =>
    addMonths(month, index - monthsShown + 1),
  );
}

/**
 * @param graphs of years in order
 * @param shown the categories shown, in order
 * @returns null while there is no value at all
 */
export function overallLevelOf(
  graphs: readonly Graph[],
  shown: readonly CategorySlug[],
  month: string,
): OverallLevel | null {
  const overall = graphs.flatMap((graph) => graph.overall.flatMap(withScore));
  const last = overall.at(-1);
  if (!last) return null;
  const before = overall.at(-2);
  const categories = shown.map((categoryType) => ({
    categoryType,
    values: graphs.flatMap((graph) =>
      graph.categories
        .filter((series) => series.categoryType === categoryType)
        .flatMap(({ months }) => months.flatMap(withScore)),
    ),
  }));
  return {
    score: last.score,
    level: levelOf(last.score),
    month: last.month,
    change: changeSince(last, before),
    parts: partsOf(categories, before?.month ?? ''),
    traits: categories.flatMap(({ categoryType, values }) =>
      (values.at(-1)?.traits ?? []).map((trait) => ({ categoryType, ...trait })),
    ),
    line: twelveMonths(month).map((each) => ({
      month: each,
      score: overall.find((point) => point.month === each)?.score ?? null,
    })),
  };
}

type Valued = readonly {
  readonly categoryType: CategorySlug;
  readonly values: readonly (Point & { score: number })[];
}[];

function partsOf(categories: Valued, monthBefore: string): OverallLevel['parts'] {
  const withResult = categories.filter(({ values }) => values.length > 0);
  const [only] = withResult;
  if (only && withResult.length === 1) {
    const now = only.values.at(-1)?.traits ?? [];
    const then = only.values.findLast(({ month }) => month <= monthBefore)?.traits ?? [];
    const list = now.map(({ traitId, score }) => ({
      id: traitId,
      value: score,
      previous: then.find((trait) => trait.traitId === traitId)?.score ?? null,
    }));
    return { of: only.categoryType, list };
  }
  const list = categories.map(({ categoryType, values }) => ({
    id: categoryType,
    value: values.at(-1)?.score ?? null,
    previous: values.findLast(({ month }) => month <= monthBefore)?.score ?? null,
  }));
  return { of: 'categories', list };
}

/** The trait that stands lowest; the first in the order of the model where several do. */
export function lowestTrait(traits: readonly TraitLevel[]): TraitLevel | undefined {
  return traits.toSorted((one, other) => one.score - other.score)[0];
}

function withScore<P extends { score: number | null }>(point: P): (P & { score: number })[] {
  return point.score === null ? [] : [{ ...point, score: point.score }];
}
