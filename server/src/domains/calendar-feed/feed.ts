import { randomUUID } from 'node:crypto';
import type { UserId } from '@stratum/contract/ids';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { createFeedAddresses } from './address.ts';
import type { Deps } from './deps.ts';
import { deleteFeed, findFeed, replaceFeed } from './store.ts';

/** Reading makes none: an address is there once its person has asked for it. */
export async function addressOf(deps: Deps, userId: UserId): Promise<{ url: string | null }> {
  const feed = await findFeed(deps.db, userId);
  return { url: feed && createFeedAddresses(deps).urlOf(feed.id) };
}

export function renewAddress(deps: Deps, userId: UserId): Promise<{ url: string }> {
  const id = randomUUID();
  return inTransaction(deps.db, async (tx) => {
    await replaceFeed(tx, { userId, id, createdAt: deps.clock.now() });
    await audit(deps, tx, userId, 'calendar_address_made');
    return { url: createFeedAddresses(deps).urlOf(id) };
  });
}

export function endAddress(deps: Deps, userId: UserId): Promise<{ url: null }> {
  return inTransaction(deps.db, async (tx) => {
    if (await deleteFeed(tx, userId)) await audit(deps, tx, userId, 'calendar_address_ended');
    return { url: null };
  });
}

async function audit(
  deps: Deps,
  tx: Parameters<typeof appendAudit>[0],
  userId: UserId,
  action: 'calendar_address_made' | 'calendar_address_ended',
): Promise<void> {
  await appendAudit(tx, deps, { action, actor: userId, subject: userId, details: {} });
}
