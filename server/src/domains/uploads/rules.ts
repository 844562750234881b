/** Figures of uploads; times in seconds. */
export const uploadRules = {
  /** An address that takes a file is good for so long. */
  urlLifetime: 5 * 60,
  /** An upload whose file has not come after so long is deleted. */
  pendingFor: 60 * 60,
  /** An upload that is not claimed after so long is deleted. */
  unclaimedFor: 24 * 60 * 60,
  /** Bytes that no transaction has kept after so long are removed. */
  unkeptFor: 60 * 60,
  /** A deletion that did not succeed is tried again after so long. */
  deletionRetryAfter: 15 * 60,
  /** Uploads of one account that are neither claimed nor refused. */
  openAtOnce: 50,
  /** Bytes of these; one whose size was not announced counts as large as one may be. */
  openBytes: 300 * 1024 * 1024,
  /** The same for what an administrator sends for the library. */
  libraryOpenAtOnce: 20,
  libraryOpenBytes: 3 * 1024 * 1024 * 1024,
  /** An address of what a group shows is good for so long. */
  groupLink: 60,
  /** Side of a profile picture, pixels. */
  pictureSide: 512,
} as const;

/** Addresses that an account is given. */
export const uploadsByAccount = { name: 'uploadsByAccount', points: 200, seconds: 60 * 60 };

export const uploadLimits = {
  /** Pictures of an account that no decoder could read, or none within its limits. */
  refusedPictures: { points: 5, seconds: 60 * 60 },
} as const;
