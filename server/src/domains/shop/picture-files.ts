import type { Pack } from '@stratum/content/pack';
import type { ImmutableFile } from '../../platform/http/immutable-files.ts';
import { picturePaths } from './catalogue.ts';

/** The pictures of what is sold. */
export function productPictures(pack: Pack): ImmutableFile[] {
  return picturePaths(pack).map((picture) => ({ ...picture, root: pack.shopDir }));
}
