/**
 * Keys of the advisory locks that PostgreSQL holds for the product, which knows them by nothing but
 * these numbers: each one another.
 */
export const advisoryLocks = {
  /** Whoever changes the tables, or needs them to stay as they are. */
  migrations: 7_093_001,
  /** The newest row of the audit log. */
  auditChain: 7_093_002,
  /** Whoever puts a pack into the library. */
  library: 7_316_205,
  /** With a person as second key: uploads of theirs that are open. */
  openUploads: 5_270_001,
  /** With a person as second key: bytes of their collection. */
  collectionQuota: 5_270_002,
} as const;
