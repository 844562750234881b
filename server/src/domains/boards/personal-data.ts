import type { PersonalData } from '../../platform/personal-data.ts';
import { sentBy } from './cheers-store.ts';

/** The cheers and nudges that somebody has sent. */
export const boardsPersonalData: PersonalData = {
  name: 'boards',
  tables: ['cheers'],
  async *export({ db, userId }) {
    yield {
      path: 'groups/cheers.json',
      async json() {
        const rows = await sentBy(db, userId);
        return rows.map(({ receiverId, kind, date }) => ({ receiverId, kind, date }));
      },
    };
  },
};
