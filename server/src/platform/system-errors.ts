/** Whether the system refused with this code, such as `EEXIST`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Codes of the system, of its quotas, and PostgreSQL's disk_full. */
const diskFullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];
/** SQLite's SQLITE_FULL. */
const sqliteFull = 13;

/** The message of an error, or of one of its causes, that means the disk is full; null where none does. */
export function diskFullReason(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const failure = cause as Error & { code?: unknown; errcode?: unknown };
    if (diskFullCodes.includes(failure.code) || failure.errcode === sqliteFull)
      return cause.message;
  }
  return null;
}
