/** What decoding a picture may cost at most. */
export const imageRules = {
  /** Pixels of a picture as sent: 48 megapixels of a telephone, and some. */
  maxPixels: 64_000_000,
  /** Pixels of a HEIF picture, whose decoder needs several times their memory. */
  maxHeifPixels: 52_000_000,
  /** Longer side of what is kept. */
  viewableSide: 2048,
  quality: 84,
  /** Seconds for one picture. */
  timeout: 30,
} as const;
