import { type NoteNode, noteText } from '@stratum/contract/note-content';

import { contentKey } from '../../data/content-key.ts';

/** A stretch of two lists: what stands in both, or what only the one and the other have there. */
export type Stretch<T> =
  | { readonly same: readonly T[] }
  | { readonly same: null; readonly first: readonly T[]; readonly second: readonly T[] };

/** Pairs that are looked at: beyond that the middle counts as one difference. */
const mostPairs = 4_000_000;

/** What two lists have in common, in their order; each list is its stretches joined. */
export function difference<T>(
  first: readonly T[],
  second: readonly T[],
  keyOf: (value: T) => string,
): Stretch<T>[] {
  const [one, other] = [first.map(keyOf), second.map(keyOf)];
  const start = commonStart(one, other);
  const end = commonStart(one.slice(start).reverse(), other.slice(start).reverse());
  const firstEnd = first.length - end;
  const secondEnd = second.length - end;
  const pairs = matches(one.slice(start, firstEnd), other.slice(start, secondEnd));
  const stretches: Stretch<T>[] = [];
  let [at, to] = [0, 0];
  const all = [
    ...Array.from({ length: start }, (_, place): Pair => [place, place]),
    ...pairs.map(([a, b]): Pair => [a + start, b + start]),
    ...Array.from({ length: end }, (_, place): Pair => [firstEnd + place, secondEnd + place]),
    [first.length, second.length] as Pair,
  ];
  for (const [a, b] of all) {
    if (a > at || b > to)
      stretches.push({ same: null, first: first.slice(at, a), second: second.slice(to, b) });
    const value = first[a];
    if (a < first.length && value !== undefined) addSame(stretches, value);
    [at, to] = [a + 1, b + 1];
  }
  return stretches;
}

type Pair = readonly [number, number];

function addSame<T>(stretches: Stretch<T>[], value: T): void {
  const last = stretches.at(-1);
  if (last?.same) stretches[stretches.length - 1] = { same: [...last.same, value] };
  else stretches.push({ same: [value] });
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const end = Math.min(one.length, other.length);
  let start = 0;
  while (start < end && one[start] === other[start]) start += 1;
  return start;
}

/** The longest common subsequence, as places in both. */
function matches(one: readonly string[], other: readonly string[]): Pair[] {
  if (one.length * other.length > mostPairs) return [];
  const width = other.length + 1;
  const longest = new Uint32Array((one.length + 1) * width);
  const lengthAt = (a: number, b: number) => longest[a * width + b] ?? 0;
  for (let a = one.length - 1; a >= 0; a -= 1) {
    for (let b = other.length - 1; b >= 0; b -= 1) {
      longest[a * width + b] =
        one[a] === other[b]
          ? lengthAt(a + 1, b + 1) + 1
          : Math.max(lengthAt(a + 1, b), lengthAt(a, b + 1));
    }
  }
  const pairs: Pair[] = [];
  let [a, b] = [0, 0];
  while (a < one.length && b < other.length) {
    if (one[a] === other[b]) {
      pairs.push([a, b]);
      [a, b] = [a + 1, b + 1];
    } else if (lengthAt(a + 1, b) >= lengthAt(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}

/** Two notes by their blocks: paragraphs, lists and whatever else stands below one another. */
export function noteDifference(first: NoteNode, second: NoteNode): Stretch<NoteNode>[] {
  return difference(first.content ?? [], second.content ?? [], contentKey);
}

export function blockText(blocks: readonly NoteNode[]): string {
  return noteText({ type: 'doc', content: blocks });
}
