import type { MessageId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { itemAsOwner } from '../collection/index.ts';
import { groupAsMember } from '../groups/index.ts';
import type { FileReader } from '../uploads/index.ts';
import { findAsMember, findAsOwner, showsFile } from './store.ts';
import type { SharedItemRow } from './tables.ts';

/** For whoever has shared it, in the group still or not. */
const shareAsOwner: Door<MessageId, SharedItemRow> = (tx, { userId }, id) =>
  findAsOwner(tx, userId, id);

/** The only way to a copy, for the members of its group. */
const sharedAsMember: Door<MessageId, SharedItemRow> = (tx, { userId }, id) =>
  findAsMember(tx, userId, id);

export const doors = {
  item: itemAsOwner,
  group: groupAsMember,
  share: shareAsOwner,
  shared: sharedAsMember,
};
export type Doors = typeof doors;

/** Members see the files of what is shared with their group. */
export const sharedFileReader: FileReader = async (tx, { userId }, { id, purpose }) =>
  purpose === 'shared_item' && showsFile(tx, userId, id);
