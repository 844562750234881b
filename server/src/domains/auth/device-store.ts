import type { UserId } from '@stratum/contract/ids';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { knownDevices } from './tables.ts';

/** Notes what a person signs in with. @returns whether it is another than those known before */
export async function noteDevice(
  tx: Transaction,
  row: { readonly userId: UserId; readonly device: string; readonly firstSeenAt: Date },
): Promise<boolean> {
  // RETURNING counts as the statement found the table, without the row it adds.
  const [added] = await tx
    .insert(knownDevices)
    .values(row)
    .onConflictDoNothing()
    .returning({ before: tx.$count(knownDevices, eq(knownDevices.userId, row.userId)) });
  return added !== undefined && added.before > 0;
}
