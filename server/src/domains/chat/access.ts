import { groupAsAdmin, groupAsMember } from '../groups/index.ts';
import type { FileReader } from '../uploads/index.ts';
import { showsFile } from './parts-store.ts';

/** A message is reached through its group alone. */
export const doors = { group: groupAsMember, ownGroup: groupAsAdmin };
export type Doors = typeof doors;

/** Members see what was sent to their group, while its message stands. */
export const messageFileReader: FileReader = async (tx, { userId }, { id, purpose }) =>
  purpose === 'chat' && showsFile(tx, userId, id);
