import type { Pack } from '@stratum/content/pack';
import { type Bucket, buckets } from '@stratum/contract/library/buckets';

type Model = Pick<Pack, 'traits'>;

/** Modules stand in the order of the model; those of one bucket in that of their making. */
export function modulePosition({ traits }: Model, traitId: string, bucket: Bucket): number {
  const trait = traits.findIndex(({ id }) => id === traitId);
  return trait * buckets.length + buckets.indexOf(bucket);
}

/** Films that administrators add stand behind those of the model, in the order of their making. */
export function addedFilmPosition({ traits }: Model): number {
  return traits.length;
}
