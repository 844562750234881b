import type { UserId } from '@stratum/contract/ids';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { after } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { accountColumns, accounts, type UserRow } from '../../accounts/index.ts';
import { trustedNetworkLifetime } from '../rules.ts';
import { trustedNetworks } from '../tables.ts';

/** Notes a sign-in: its network is trusted for a while. */
export async function trustNetwork(
  tx: Queryable,
  row: typeof trustedNetworks.$inferInsert,
): Promise<void> {
  const { userId, network } = trustedNetworks;
  await tx
    .insert(trustedNetworks)
    .values(row)
    .onConflictDoUpdate({ target: [userId, network], set: row });
}

/** The account of an address, and whether the network is a trusted one of it. */
export async function userAtNetwork(
  tx: Queryable,
  { email, network }: { readonly email: string; readonly network: string },
  now: Date,
): Promise<{ user: UserRow | null; isTrusted: boolean }> {
  const { userId, lastSignInAt } = trustedNetworks;
  const [found] = await tx
    .select({ user: accountColumns, isTrusted: sql<boolean>`${userId} IS NOT NULL` })
    .from(accounts)
    .leftJoin(
      trustedNetworks,
      and(
        eq(userId, accounts.id),
        eq(trustedNetworks.network, network),
        gt(lastSignInAt, after(now, -trustedNetworkLifetime)),
      ),
    )
    .where(eq(accounts.email, email));
  return found ?? { user: null, isTrusted: false };
}

export function trustedNetworkRows(tx: Queryable, userId: UserId) {
  return tx
    .select({ network: trustedNetworks.network, lastSignInAt: trustedNetworks.lastSignInAt })
    .from(trustedNetworks)
    .where(eq(trustedNetworks.userId, userId))
    .orderBy(trustedNetworks.lastSignInAt);
}

export async function sweepTrustedNetworks(tx: Queryable, now: Date): Promise<void> {
  const end = after(now, -trustedNetworkLifetime);
  await tx.delete(trustedNetworks).where(lte(trustedNetworks.lastSignInAt, end));
}
