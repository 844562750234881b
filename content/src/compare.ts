import { keyPath } from './faults.ts';
import type { Document } from './read.ts';

/** One text, number or file that differs between two packs. */
export interface PackChange {
  /** Path inside the pack's folder. */
  readonly file: string;
  /** Key path inside the file, `levels[3].fr.name`; empty for a film or a picture. */
  readonly key: string;
  /** As it is written; null where it is new. Of a film or picture, its fingerprint. */
  readonly before: string | null;
  /** Null where it is gone. */
  readonly after: string | null;
}

/** Everything that changes where `after` takes the place of `before`, file by file. */
export function comparePacks(
  before: readonly Document[],
  after: readonly Document[],
): PackChange[] {
  const [old, young] = [leavesOf(before), leavesOf(after)];
  const files = new Set([...old.keys(), ...young.keys()]);
  return [...files].toSorted().flatMap((file) => {
    const [was, is] = [old.get(file) ?? new Map(), young.get(file) ?? new Map()];
    return [...new Set<string>([...was.keys(), ...is.keys()])].flatMap((key): PackChange[] => {
      const change = { file, key, before: was.get(key) ?? null, after: is.get(key) ?? null };
      return change.before === change.after ? [] : [change];
    });
  });
}

type Leaves = ReadonlyMap<string, string>;

function leavesOf(documents: readonly Document[]): ReadonlyMap<string, Leaves> {
  return new Map(documents.map(({ file, data }) => [file, new Map(walk(data, []))]));
}

function walk(value: unknown, path: readonly PropertyKey[]): [string, string][] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => walk(item, [...path, nameOf(item) ?? at]));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, [...path, key]));
  }
  return [[keyPath(path), String(value)]];
}

/** What a list knows its members by: one that is put in between does not change those behind it. */
function nameOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null;
  const name = ['id', 'slug', 'number', 'value'].flatMap((key) =>
    key in item ? String((item as Record<string, unknown>)[key]) : [],
  )[0];
  return name ?? null;
}
