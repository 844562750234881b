import { shownChange } from '@stratum/contract/scoring';
import { shownCategories } from '../scores/shown-categories.ts';
import type { History } from '../scores/use-history.ts';
import { type Subject, valueAt, valuesOf } from '../scores/values.ts';

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
    change: one && other ? shownChange(one.score, other.score) : null,
  };
}

/** Every trait of the categories shown, in the order of the model. */
export function traitDifferences(history: History, before: Slot, after: Slot): Difference[] {
  return shownCategories(history.status).flatMap((category) =>
    history.traits
      .filter(({ categoryType }) => categoryType === category)
      .map(({ traitId }) => differenceOf(history, { category, trait: traitId }, before, after)),
  );
}

export function categoryDifferences(history: History, before: Slot, after: Slot): Difference[] {
  return shownCategories(history.status).map((category) =>
    differenceOf(history, { category, trait: null }, before, after),
  );
}

/** The largest gain and the largest fall, the first of equals; null where nothing rose, or fell. */
export function extremes(differences: readonly Difference[]) {
  const moved = differences.filter(
    (each): each is Difference & { change: number } => each.change !== null,
  );
  const [gain] = moved.toSorted((one, other) => other.change - one.change);
  const [fall] = moved.toSorted((one, other) => one.change - other.change);
  return {
    gain: gain && gain.change > 0 ? gain : null,
    fall: fall && fall.change < 0 ? fall : null,
  };
}
