/** So close to its end a film begins anew, in seconds. */
const nearEnd = 3;

interface Places {
  /** Asked for by the address; null for none. */
  readonly asked: number | null;
  /** Where it was left, in the order in which they count. */
  readonly left: readonly (number | undefined)[];
  /** Of the film. */
  readonly duration: number;
}

/** Where a film begins: where the address says, else where it was left, unless that is its end. */
export function startSecond({ asked, left, duration }: Places): number {
  if (asked !== null && asked >= 0 && asked < duration) return asked;
  const second = left.find((each) => each !== undefined) ?? 0;
  return second < duration - nearEnd ? second : 0;
}
