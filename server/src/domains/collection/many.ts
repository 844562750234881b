import type { collectionRoutes as routes } from '@stratum/contract/collection';
import type { ItemId, UserId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { findCollection } from './collections-store.ts';
import type { Deps } from './deps.ts';
import { changeItems, lockItems } from './many-store.ts';

export async function moveItems({ caller, body, tx }: Call<typeof routes.movePersonalStuff>) {
  const { ids, collectionId } = body;
  if (collectionId !== null && !(await findCollection(tx, caller.userId, collectionId, 'share'))) {
    throw new AppError('not_found');
  }
  const kept = await ownItems(tx, caller.userId, ids);
  return { changed: await changeItems(tx, kept.map(idOf), { collectionId }) };
}

export async function pinItems({ caller, body, tx }: Call<typeof routes.pinPersonalStuff>) {
  const kept = await ownItems(tx, caller.userId, body.ids);
  return { changed: await changeItems(tx, kept.map(idOf), { pinned: body.pinned }) };
}

/** What is in the trash already stays there for as long as it would have. */
export async function removeItems(
  { clock }: Deps,
  { caller, query, tx }: Call<typeof routes.removePersonalStuff>,
) {
  const found = await ownItems(tx, caller.userId, query.ids);
  const kept = found.filter(({ deletedAt }) => deletedAt === null);
  return { changed: await changeItems(tx, kept.map(idOf), { deletedAt: clock.now() }) };
}

export async function restoreItems({ caller, body, tx }: Call<typeof routes.restorePersonalStuff>) {
  const found = await ownItems(tx, caller.userId, body.ids);
  const gone = found.filter(({ deletedAt }) => deletedAt !== null);
  return { changed: await changeItems(tx, gone.map(idOf), { deletedAt: null }) };
}

const idOf = ({ id }: { readonly id: ItemId }) => id;

/** All of them, locked. @throws AppError not_found where one is not there or somebody else's */
async function ownItems(tx: Transaction, userId: UserId, ids: readonly ItemId[]) {
  const wanted = new Set(ids);
  const found = await lockItems(tx, userId, [...wanted]);
  if (found.length < wanted.size) throw new AppError('not_found');
  return found;
}
