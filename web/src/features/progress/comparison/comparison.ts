import { changeBetween, type Direction } from '@stratum/contract/change';
import { shownCategories } from '../scores/shown-categories.ts';
import type { ScoreHistory } from '../scores/use-score-history.ts';
import { type Subject, skillsAt, valueAt, valuesOf } from '../scores/values.ts';

/** One side of the comparison, `YYYY-MM`: the scores at its end. */
export type Month = string;

/** The two months compared, and what they are read from. */
export interface ComparedSides {
  readonly history: ScoreHistory;
  readonly before: Month;
  readonly after: Month;
}

export interface Difference {
  readonly subject: Subject;
  /** Null where nothing was assessed yet. */
  readonly before: number | null;
  readonly after: number | null;
  /** Signed, in the tenths that are shown; null where a side is missing. */
  readonly change: { readonly amount: number; readonly direction: Direction } | null;
}

/** The months that have a value, the oldest first: those that can be compared. */
export function monthsWithScore({ graphs }: Pick<ScoreHistory, 'graphs'>): Month[] {
  return valuesOf(graphs, { category: null, trait: null }).map(({ month }) => month);
}

/** The two months to show: the selected ones, where they exist, else the last and the one before it. */
export function comparedMonths(months: readonly Month[], selected: readonly (Month | null)[]) {
  const [first, second] = selected.map((month) => (month && months.includes(month) ? month : null));
  return {
    before: first ?? months.at(-2) ?? months.at(-1) ?? null,
    after: second ?? months.at(-1) ?? null,
  };
}

/** How a subject moved between the ends of two months. */
export function differenceOf(
  { graphs }: Pick<ScoreHistory, 'graphs'>,
  subject: Subject,
  before: Month,
  after: Month,
): Difference {
  const values = valuesOf(graphs, subject);
  const [one, other] = [valueAt(values, before), valueAt(values, after)];
  return {
    subject,
    before: one?.score ?? null,
    after: other?.score ?? null,
    change:
      one && other
        ? changeBetween(one.score, other.score, skillsAt(graphs, subject, before))
        : null,
  };
}

/** Every trait of the categories shown, in the order of the model. */
export function traitDifferences(history: ScoreHistory, before: Month, after: Month): Difference[] {
  return shownCategories(history.status).flatMap((category) =>
    history.traits
      .filter(({ categoryType }) => categoryType === category)
      .map(({ traitId }) => differenceOf(history, { category, trait: traitId }, before, after)),
  );
}

export function categoryDifferences(
  history: ScoreHistory,
  before: Month,
  after: Month,
): Difference[] {
  return shownCategories(history.status).map((category) =>
    differenceOf(history, { category, trait: null }, before, after),
  );
}

/** The largest clear gain and fall, the first of equals; null where nothing clearly rose, or fell. */
export function largestChanges(differences: readonly Difference[]) {
  const ranked = (direction: Direction) =>
    differences
      .filter(({ change }) => change?.direction === direction)
      .toSorted((one, other) => distance(other) - distance(one));
  return { gain: ranked('up')[0] ?? null, fall: ranked('down')[0] ?? null };
}

function distance({ change }: Difference): number {
  return Math.abs(change?.amount ?? 0);
}
