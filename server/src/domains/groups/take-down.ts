import type { GroupId } from '@stratum/contract/ids';
import type { Transaction } from '../../platform/database.ts';
import type { Deps } from './deps.ts';
import { releaseGroupPicture } from './picture.ts';
import { lockGroup, updateGroup } from './store.ts';

/**
 * Takes a group's rules and picture away and gives it another name, for who runs the installation;
 * nothing where it has ended.
 */
export async function takeDownWords(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'chat'>,
  id: GroupId,
  name: string,
): Promise<void> {
  const group = await lockGroup(tx, id);
  if (!group) return;
  await releaseGroupPicture(tx, deps, group.image);
  await updateGroup(tx, id, { name, rules: null, image: null });
  deps.chat.changed(tx, id, 'facts');
}
