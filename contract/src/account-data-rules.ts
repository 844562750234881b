/** Figures of an account's end and of the archive of its data. */
export const accountDataRules = {
  /** Days between the wish to delete an account and its erasure. */
  graceDays: 14,
  /** Days for which an archive can be fetched. */
  archiveDays: 7,
} as const;
