/** §3, other state: what a person has picked on a page, kept over a reload until the page is left. */
export interface Selections {
  readonly tab: string | null;
  readonly categoryId: string | null;
  readonly subcategoryId: string | null;
  /** On the dashboard. */
  readonly categoryValues: readonly string[];
  /** The two things that the page of progress compares. */
  readonly progressSlots: readonly [string | null, string | null];
}

export const noSelections: Selections = {
  tab: null,
  categoryId: null,
  subcategoryId: null,
  categoryValues: [],
  progressSlots: [null, null],
};

const { tab, categoryId, subcategoryId, categoryValues, progressSlots } = noSelections;
const library = { tab, categoryId, subcategoryId };

/** §2: what leaving a page clears; addresses without their language. */
const clearedByLeaving = new Map<string, Partial<Selections>>([
  ['/myStratum', library],
  ['/my-collection', library],
  ['/dashboard', { categoryValues }],
  ['/my-progress', { progressSlots }],
]);

/** What is left of the selections on the way from one address to another; a language is no other. */
export function selectionsAfterLeaving(
  selections: Selections,
  from: string,
  to: string,
): Selections {
  return from === to ? selections : { ...selections, ...clearedByLeaving.get(from) };
}

/** Reads back what was stored; whatever has another shape is no selection. */
export function readSelections(value: unknown): Selections {
  if (typeof value !== 'object' || value === null) return noSelections;
  const stored = new Map<string, unknown>(Object.entries(value));
  return {
    tab: textOrNull(stored.get('tab')),
    categoryId: textOrNull(stored.get('categoryId')),
    subcategoryId: textOrNull(stored.get('subcategoryId')),
    categoryValues: textsIn(stored.get('categoryValues')),
    progressSlots: slotsIn(stored.get('progressSlots')),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function slotsIn(value: unknown): Selections['progressSlots'] {
  if (!Array.isArray(value)) return noSelections.progressSlots;
  return [textOrNull(value[0]), textOrNull(value[1])];
}
