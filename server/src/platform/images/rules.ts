const mebibyte = 1024 * 1024;

/** What decoding a picture may cost at most. */
export const imageRules = {
  /** Pixels that are decoded, the padding of tiles included: 48 megapixels of a telephone, and some. */
  maxPixels: 64_000_000,
  /** Longer side of what is kept. */
  viewableSide: 2048,
  quality: 84,
  /** Seconds of processor time that a decoding process may use. */
  processorTime: 5,
  /** Seconds by the clock, for a process that hardly got the processor. */
  wallClock: 20,
  /** Resident bytes of a decoding process. */
  memory: 300 * mebibyte,
} as const;
