import type { collectionRoutes as routes } from '@stratum/contract/collection';
import { collectionLimits } from '@stratum/contract/collection-words';
import type { CollectionId } from '@stratum/contract/ids';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import { newId } from '../../platform/new-id.ts';
import type { doors } from './access.ts';
import {
  countCollections,
  deleteCollection,
  insertCollection,
  renameCollection,
} from './collections-store.ts';
import type { Deps } from './deps.ts';

/** @throws AppError conflict where somebody has as many as one may have */
export async function addCollection(
  { clock }: Deps,
  { caller: { userId }, body: { name }, tx }: Call<typeof routes.addCollection>,
) {
  if ((await countCollections(tx, userId)) >= collectionLimits.collections) {
    throw new AppError('conflict');
  }
  const id = newId<CollectionId>();
  await insertCollection(tx, { id, userId, name, createdAt: clock.now() });
  return { id, name };
}

export async function changeCollection({
  body: { name },
  open,
  tx,
}: Call<typeof routes.updateCollection, typeof doors>) {
  const { id } = await open.collection(tx, 'no key update');
  await renameCollection(tx, id, name);
  return { id, name };
}

export async function removeCollection(
  { clock }: Deps,
  { open, tx }: Call<typeof routes.deleteCollection, typeof doors>,
) {
  const { id } = await open.collection(tx, 'update');
  return { changed: await deleteCollection(tx, id, clock.now()) };
}
