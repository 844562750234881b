/** The parts of a skill's training, in their order, each with the first and last level it is for. */
export const buckets = ['foundations', 'growth', 'mastery'] as const;
export type Bucket = (typeof buckets)[number];

export const bucketLevels: Readonly<
  Record<Bucket, { readonly from: number; readonly to: number }>
> = {
  foundations: { from: 1, to: 3 },
  growth: { from: 4, to: 6 },
  mastery: { from: 7, to: 9 },
};

/** The bucket that a level from 1 to 9 belongs to. */
export function bucketOf(level: number): Bucket {
  return buckets.find((bucket) => level <= bucketLevels[bucket].to) ?? 'mastery';
}
