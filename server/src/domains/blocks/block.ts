import type { blockRoutes as routes } from '@stratum/contract/blocks';
import type { UserId } from '@stratum/contract/ids';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { lockPerson } from '../accounts/index.ts';
import type { Doors } from './access.ts';
import { countBlocked, deleteBlock, listBlocked, putBlock } from './store.ts';

/** The list of them is one page, which every client has at hand. */
const mostBlocked = 500;

type BlockedRow = Awaited<ReturnType<typeof listBlocked>>[number];

export async function blockedPeople(
  db: Database,
  { caller }: Call<typeof routes.blockedPeople, Doors>,
) {
  return { items: (await listBlocked(db, caller.userId)).map(toBlocked) };
}

export async function blockPerson(
  { clock }: { readonly clock: Clock },
  { tx, open, caller: { userId } }: Call<typeof routes.blockPerson, Doors>,
) {
  const { id: blockedId, firstName, image } = await open.person(tx);
  // Row lock: of blocks that are made at once, none is one too many.
  await lockPerson(tx, userId);
  const { blockedAt } = await putBlock(tx, { userId, blockedId, blockedAt: clock.now() });
  if ((await countBlocked(tx, userId)) > mostBlocked) throw new AppError('conflict');
  tellChanged(tx, userId);
  return toBlocked({ userId: blockedId, firstName, image, blockedAt });
}

export async function unblockPerson(
  db: Database,
  { query, caller: { userId } }: Call<typeof routes.unblockPerson, Doors>,
) {
  if (await deleteBlock(db, { userId, blockedId: query.userId })) tellChanged(db, userId);
  return { userId: query.userId };
}

function tellChanged(tx: Queryable, userId: UserId): void {
  tx.afterCommit({ to: userId, event: { type: 'blocks_changed' } });
}

function toBlocked({ userId, firstName, image, blockedAt }: BlockedRow) {
  return { userId, first_name: firstName, image, blockedAt: blockedAt.toISOString() };
}
