/** Pixels: what a screen shows of a picture. */
export const largestSide = 2_048;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which a picture is sent: never larger than it is. */
export function sentSize({ width, height }: Size): Size {
  const scale = Math.min(1, largestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
