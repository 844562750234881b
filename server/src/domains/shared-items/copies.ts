import type { SharedCopies } from '../chat/index.ts';
import type { Deps } from './deps.ts';
import { endShared } from './take-back.ts';

/** What the chat needs of the copies behind its cards. */
export function createSharedCopies(deps: Pick<Deps, 'clock'>): SharedCopies {
  return {
    end: (tx, messageId) => endShared(tx, deps, { messageId }),
    endGroup: (tx, groupId) => endShared(tx, deps, { groupId }),
  };
}
