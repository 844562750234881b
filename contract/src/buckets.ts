/** The library's three flights of levels: 1 to 3, 4 to 6, 7 to 9. */
export const buckets = ['foundations', 'growth', 'mastery'] as const;
export type Bucket = (typeof buckets)[number];

export function bucketOf(level: number): Bucket {
  if (level <= 3) return 'foundations';
  return level <= 6 ? 'growth' : 'mastery';
}
