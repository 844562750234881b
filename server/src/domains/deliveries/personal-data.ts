import type { PersonalData } from '../../platform/personal-data.ts';
import { deliveriesOf } from './store.ts';

/** Far more than a month has. */
const all = 10_000;

/** What left for somebody in the last month; it ends with the account. */
export const deliveriesPersonalData: PersonalData = {
  name: 'deliveries',
  tables: ['deliveries'],
  async *export({ db, userId }) {
    yield {
      path: 'deliveries.json',
      json: async () =>
        (await deliveriesOf(db, userId, all)).map(({ way, kind, at, failure }) => ({
          way,
          kind,
          at,
          failure,
        })),
    };
  },
};
