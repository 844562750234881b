import type { GroupId, ItemId } from '@stratum/contract/ids';
import type { Message } from '@stratum/contract/message';
import { sharedItemRoutes } from '@stratum/contract/shared-items';
import { newId } from '../src/platform/new-id.ts';
import type { SignedInUser } from './build.ts';
import { dataOf } from './call.ts';

/** Shares an item of somebody's with a group of theirs. */
export async function shareItem(
  owner: SignedInUser,
  id: ItemId,
  ppauGroupId: GroupId,
): Promise<Message> {
  const body = { id, ppauGroupId, clientId: newId() };
  return dataOf(await owner.call(sharedItemRoutes.sharePersonalStuff, { body }));
}
