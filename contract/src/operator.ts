/** What an installation states about its operator. */
export const operatorFactNames = ['name', 'address', 'email', 'country', 'phone'] as const;
type OperatorFact = (typeof operatorFactNames)[number];

/** Null where it is not stated. The address has line breaks. */
export type OperatorFacts = Readonly<Record<OperatorFact, string | null>>;

/** Stands in built pages in place of a fact, which only the server knows. */
export function factPlaceholder(fact: OperatorFact): string {
  return `operator-${fact}.invalid`;
}

/** The attribute by which a built page marks what stands only where a fact is stated, or is not. */
export const factMarks = { stated: 'data-stated', unstated: 'data-unstated' } as const;
