import { inTransaction } from '../src/platform/transaction.ts';
import type { SignedInUser } from './build.ts';
import type { TestApp } from './create-test-app.ts';

/** Ends an account as its job does: each domain takes what it holds of it, then the account goes. */
export async function eraseAccount(
  { database, domains }: Pick<TestApp, 'database' | 'domains'>,
  { id }: Pick<SignedInUser, 'id'>,
): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    for (const { personalData } of domains) await personalData?.erase?.(tx, id);
  });
  await database.pool.query('DELETE FROM users WHERE id = $1', [id]);
}
