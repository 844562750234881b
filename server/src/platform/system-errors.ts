/** Whether the system refused with this code, such as `EEXIST`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** "No room" as the system, its quotas and PostgreSQL (disk_full) say it. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100'];
/** The same as SQLite says it, by a number. */
const sqliteFull = 13;

/** What failed for want of room on a disk; null where something else did. */
export function diskFullReason(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const told = cause as Error & { code?: unknown; errcode?: unknown };
    if (codes.includes(told.code) || told.errcode === sqliteFull) return cause.message;
  }
  return null;
}
