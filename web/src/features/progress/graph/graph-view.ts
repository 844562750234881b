import { changeBetween } from '@stratum/contract/change';
import { monthsOf } from '@stratum/contract/months';
import { levelOf } from '@stratum/contract/shown-scores';
import { shownCategories } from '../scores/shown-categories.ts';
import type { ScoreHistory } from '../scores/use-score-history.ts';
import { type Subject, skillsAt, type Value, valueAt, valuesOf } from '../scores/values.ts';
import type { GraphChoice } from './graph-choice.ts';

/** What a person reads off the graph of a year. */
export interface GraphSummary {
  /** Months with a value. */
  readonly count: number;
  readonly first: Value;
  readonly last: Value;
  readonly highest: Value;
  readonly lowest: Value;
}

/** The months of the year chosen, with the value of each. */
export function yearLine({ graphs }: Pick<ScoreHistory, 'graphs'>, choice: GraphChoice) {
  const values = valuesOf(graphs, choice);
  return monthsOf(String(choice.year)).map((month) => ({
    month,
    score: values.find((value) => value.month === month)?.score ?? null,
  }));
}

/** @returns null where the months have no value at all */
export function summarize(
  line: readonly { month: string; score: number | null }[],
): GraphSummary | null {
  const values = line.flatMap(({ month, score }) => (score === null ? [] : [{ month, score }]));
  const [first] = values;
  const last = values.at(-1);
  if (!first || !last) return null;
  const sorted = values.toSorted((one, other) => one.score - other.score);
  return {
    count: values.length,
    first,
    last,
    lowest: sorted[0] ?? first,
    highest: sorted.findLast(({ score }) => score === sorted.at(-1)?.score) ?? last,
  };
}

/** The months of the year chosen whose questions were other ones than those before. */
export function editionMonths(
  { graphs }: Pick<ScoreHistory, 'graphs'>,
  { category, year }: GraphChoice,
): ReadonlySet<string> {
  const changes = graphs.flatMap(({ editions }) => editions);
  return new Set(
    changes
      .filter(({ categoryType }) => category === null || categoryType === category)
      .map(({ month }) => month)
      .filter((month) => month.startsWith(`${year}-`)),
  );
}

/**
 * The months in which another level was clearly reached, with that level: clearly, compared with the
 * month of the mark before, so that a slow climb is marked once it is one.
 */
export function levelChanges(
  { graphs }: Pick<ScoreHistory, 'graphs'>,
  choice: GraphChoice,
): ReadonlyMap<string, { level: number; direction: 'up' | 'down' }> {
  const [first, ...later] = valuesOf(graphs, choice);
  const marks = new Map<string, { level: number; direction: 'up' | 'down' }>();
  let marked = first;
  for (const value of later) {
    if (!marked || levelOf(marked.score) === levelOf(value.score)) continue;
    const skills = skillsAt(graphs, choice, marked.month);
    const { direction } = changeBetween(marked.score, value.score, skills);
    if (direction !== 'up' && direction !== 'down') continue;
    marks.set(value.month, { level: levelOf(value.score), direction });
    marked = value;
  }
  return marks;
}

/** The parts of the subject as they stood at the end of a month, beside the value a month before. */
export function partsAt(
  { graphs, traits, status }: Pick<ScoreHistory, 'graphs' | 'traits' | 'status'>,
  { category }: Subject,
  month: string,
) {
  const subjects: Subject[] =
    category === null
      ? shownCategories(status).map((slug) => ({ category: slug, trait: null }))
      : traits
          .filter(({ categoryType }) => categoryType === category)
          .map(({ traitId }) => ({ category, trait: traitId }));
  return subjects.map((subject) => {
    const values = valuesOf(graphs, subject);
    const now = valueAt(values, month);
    const before = values.findLast((value) => now !== undefined && value.month < now.month);
    return { subject, value: now?.score ?? null, previous: before?.score ?? null };
  });
}
