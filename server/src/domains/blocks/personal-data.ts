import type { PersonalData } from '../../platform/personal-data.ts';
import { listBlocked } from './store.ts';

/** Whom a person has blocked. That others have blocked them is those people's own. */
export const blocksPersonalData: PersonalData = {
  name: 'blocks',
  tables: ['blocks'],
  async *export({ db, userId }) {
    yield {
      path: 'blocks.json',
      json: async () =>
        (await listBlocked(db, userId)).map(({ firstName, blockedAt }) => ({
          firstName,
          blockedAt,
        })),
    };
  },
};
