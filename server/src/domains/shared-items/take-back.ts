import type { sharedItemRoutes as routes } from '@stratum/contract/shared-items';
import type { Transaction } from '../../platform/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { releaseFiles } from '../uploads/index.ts';
import type { Doors } from './access.ts';
import type { Deps } from './deps.ts';
import { deleteShared } from './store.ts';

/** Deletes a copy with its bytes; its card stays, and says so. */
export async function takeBack(
  { cards, clock }: Deps,
  { open, tx }: Call<typeof routes.takeBackPersonalStuff, Doors>,
) {
  const { messageId, groupId } = await open.share(tx);
  await cards.takeBack(tx, groupId, messageId);
  await endShared(tx, { clock }, { messageId });
  return { messageId };
}

export async function endShared(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  of: Parameters<typeof deleteShared>[1],
): Promise<void> {
  await releaseFiles(tx, clock, await deleteShared(tx, of));
}
