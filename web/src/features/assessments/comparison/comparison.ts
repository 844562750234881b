import { categorySlugs } from '@stratum/contract/model';
import type { History } from '../history/use-history.ts';
import { type Subject, type Value, valueAt, valuesOf } from '../history/values.ts';

/** One side of the comparison: how things stood at the end of a month, `YYYY-MM`. */
export type Slot = string;

export interface Difference {
  readonly subject: Subject;
  /** Null where nothing was assessed yet. */
  readonly before: number | null;
  readonly after: number | null;
  /** Signed, in the tenths that are shown; null where a side is missing. */
  readonly change: number | null;
}

/** The months that have a value, the oldest first: what a slot may be set to. */
export function slotsOf({ graphs }: Pick<History, 'graphs'>): Slot[] {
  return valuesOf(graphs, { category: null, trait: null }).map(({ month }) => month);
}

/** The two slots to show: those wished for, where they exist, else the last and the one before it. */
export function chosenSlots(slots: readonly Slot[], wished: readonly (Slot | null)[]) {
  const [first, second] = wished.map((slot) => (slot && slots.includes(slot) ? slot : null));
  return {
    before: first ?? slots.at(-2) ?? slots.at(-1) ?? null,
    after: second ?? slots.at(-1) ?? null,
  };
}

/** How a subject moved between the ends of two months. */
export function differenceOf(
  { graphs }: Pick<History, 'graphs'>,
  subject: Subject,
  before: Slot,
  after: Slot,
): Difference {
  const values = valuesOf(graphs, subject);
  const [one, other] = [valueAt(values, before), valueAt(values, after)];
  return {
    subject,
    before: one?.score ?? null,
    after: other?.score ?? null,
    change: one && other ? (tenths(other) - tenths(one)) / 10 : null,
  };
}

/** Every trait of the categories assigned, in the order of the model. */
export function traitDifferences(history: History, before: Slot, after: Slot): Difference[] {
  return assigned(history).flatMap((category) =>
    history.traits
      .filter(({ categoryType }) => categoryType === category)
      .map(({ traitId }) => differenceOf(history, { category, trait: traitId }, before, after)),
  );
}

export function categoryDifferences(history: History, before: Slot, after: Slot): Difference[] {
  return assigned(history).map((category) =>
    differenceOf(history, { category, trait: null }, before, after),
  );
}

/** The largest gain and the largest fall; null where nothing rose, or nothing fell. */
export function extremes(differences: readonly Difference[]) {
  const moved = differences
    .filter((each): each is Difference & { change: number } => each.change !== null)
    .toSorted((one, other) => other.change - one.change);
  const [first] = moved;
  const last = moved.at(-1);
  return {
    gain: first && first.change > 0 ? first : null,
    fall: last && last.change < 0 ? last : null,
  };
}

function assigned({ status }: Pick<History, 'status'>) {
  return categorySlugs.filter((slug) => status.assignedCategories.includes(slug));
}

/** Shown scores have one decimal, and the change is that of what is shown. */
function tenths({ score }: Value): number {
  return Math.round(score * 10);
}
