import type { Statements } from '../database.ts';
import { chainHash, firstPreviousHash } from './hashes.ts';
import { rowsAfter } from './store.ts';
import type { AuditRow } from './tables.ts';

export interface AuditVerdict {
  /** Rows that are what was written, from the first on. */
  readonly rows: number;
  /** Hash of the newest of them: noted elsewhere, it proves later that nothing was cut off. */
  readonly head: string;
  /** Whether the row after them is missing or not what was written. */
  readonly isBroken: boolean;
  /** Whether one of them has the hash that was noted earlier; true where none was. */
  readonly holdsNoted: boolean;
}

/** Walks the chain from its first row to its end, or to where it breaks. */
export async function verifyAudit(
  db: Statements,
  { noted, page = 1_000 }: { noted?: string; page?: number } = {},
): Promise<AuditVerdict> {
  let last: Link = { position: 0, hash: firstPreviousHash };
  let [isBroken, holdsNoted] = [false, noted === undefined];
  for (let more = true; more; ) {
    const rows = await rowsAfter(db, last.position, page);
    for (const row of rows) {
      isBroken ||= !follows(row, last);
      if (isBroken) break;
      holdsNoted ||= row.hash === noted;
      last = row;
    }
    more = !isBroken && rows.length === page;
  }
  return { rows: last.position, head: last.hash, isBroken, holdsNoted };
}

type Link = Pick<AuditRow, 'position' | 'hash'>;

function follows(row: AuditRow, last: Link): boolean {
  return (
    row.position === last.position + 1 &&
    row.previousHash === last.hash &&
    row.hash === chainHash(row)
  );
}
