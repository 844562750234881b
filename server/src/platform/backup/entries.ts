/** Names of an archive's entries, in their order; files that were deleted meanwhile are missing. */
export const entries = {
  manifest: 'manifest.json',
  secrets: 'secrets.json',
  tables: 'tables/',
  files: 'files/',
  /** What was written before it, counted and hashed: an archive without it was cut short. */
  end: 'end.json',
} as const;

/** Bytes of a table in one entry, before they are compressed: what memory holds of it. */
export const partSize = 1024 * 1024;

/** One part of a table's rows. Rows may go on in the next part. */
export function partName(table: string, part: number): string {
  return `${entries.tables}${table}/${String(part).padStart(8, '0')}.copy.zst`;
}

/** The table that an entry is a part of; null for other entries. */
export function tableOf(name: string): string | null {
  const [, table = null] = /^tables\/(.+)\/\d{8,}\.copy\.zst$/.exec(name) ?? [];
  return table;
}

/** The key of a stored file; null for other entries and for keys that lead out of its folder. */
export function keyOf(name: string): string | null {
  const [, key = null] = /^files\/((?:users|library)(?:\/[\w-][\w.-]*)+)$/.exec(name) ?? [];
  return key;
}
