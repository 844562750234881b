import type { PersonalData } from '../../platform/personal-data.ts';
import { everyShareBy } from './store.ts';

/** What somebody has shared from their collection; the files go with all others of the account. */
export const sharedItemsPersonalData: PersonalData = {
  name: 'shared-items',
  tables: ['shared_items'],
  async *export({ db, userId }) {
    yield { path: 'collection/shared.json', rows: () => everyShareBy(db, userId) };
  },
};
