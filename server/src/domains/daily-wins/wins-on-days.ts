import type { UserId } from '@stratum/contract/ids';
import type { Wins } from '@stratum/contract/wins';
import type { Queryable } from '../../platform/database.ts';
import { toDay } from './days.ts';
import { rowsOnDays } from './scores-store.ts';

/** What several people have won, each on a day of their own; nobody who has no row for it. */
export async function winsOnDays(
  tx: Queryable,
  days: readonly { readonly userId: UserId; readonly date: string }[],
): Promise<ReadonlyMap<UserId, Wins>> {
  if (days.length === 0) return new Map();
  const rows = await rowsOnDays(tx, days);
  return new Map(rows.map((row) => [row.userId, toDay(row.date, row).wins]));
}
