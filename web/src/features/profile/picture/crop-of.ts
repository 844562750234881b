import type { ProfileChange } from '@stratum/contract/profile';

export type ImageCrop = NonNullable<ProfileChange['imageCrop']>;

/** The part in percent, as the cropper tells it, in the fractions of the contract. */
export function cropOf(part: { x: number; y: number; width: number }): ImageCrop {
  return { left: fraction(part.x), top: fraction(part.y), size: fraction(part.width) };
}

/** Rounding may carry a figure a hair beyond its bounds. */
function fraction(percent: number): number {
  return Math.min(1, Math.max(0, percent / 100));
}
