import type { CategorySlug } from '@stratum/contract/categories';
import { skillsInCategory } from '@stratum/contract/change';
import type { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import type { RouteReply } from '../../../shared/api/route-input.ts';

export type YearsList = RouteReply<typeof assessmentEndpoints.yearsList>;
export type Graph = RouteReply<typeof assessmentEndpoints.assessmentGraph>;

/** What a score is asked for: everything, a category, or one of its traits. */
export interface Subject {
  readonly category: CategorySlug | null;
  readonly trait: string | null;
}

export interface Value {
  readonly month: string;
  readonly score: number;
}

/** Every month's value of a subject, the oldest first; months without one are left out. */
export function valuesOf(graphs: readonly Graph[], { category, trait }: Subject): Value[] {
  if (category === null) return graphs.flatMap(({ overall }) => overall.flatMap(known));
  const points = graphs.flatMap(({ categories }) =>
    categories
      .filter(({ categoryType }) => categoryType === category)
      .flatMap(({ months }) => months),
  );
  if (trait === null) return points.flatMap(known);
  return points.flatMap(({ month, traits }) =>
    traits.filter(({ traitId }) => traitId === trait).map(({ score }) => ({ month, score })),
  );
}

/** How things stood at the end of a month: the last value up to then. */
export function valueAt(values: readonly Value[], month: string): Value | undefined {
  return values.findLast((value) => value.month <= month);
}

/** Whose mean the score of a subject was at the end of a month: one for a skill's own. */
export function skillsAt(graphs: readonly Graph[], subject: Subject, month: string): number {
  if (subject.trait !== null) return 1;
  if (subject.category !== null) return skillsInCategory;
  const categories = new Set(
    graphs.flatMap((graph) => graph.categories.map(({ categoryType }) => categoryType)),
  );
  const assessed = [...categories].filter((category) =>
    valueAt(valuesOf(graphs, { category, trait: null }), month),
  );
  return Math.max(1, assessed.length) * skillsInCategory;
}

function known({ month, score }: { month: string; score: number | null }): Value[] {
  return score === null ? [] : [{ month, score }];
}

/**
 * The years to ask the graph for: all with a value, in order. The server counts a month where the
 * person is, so none can be told from an attempt's instant.
 */
export function yearsToRead({ years }: YearsList): string[] {
  return years.flatMap(({ year, hasData }) => (hasData ? [String(year)] : [])).toSorted();
}
