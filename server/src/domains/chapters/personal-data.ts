import type { PersonalData } from '../../platform/personal-data.ts';
import { listViewedGraphs } from './store.ts';

/** Which films a person has watched, and when. */
export const chaptersPersonalData: PersonalData = {
  name: 'chapters',
  tables: ['viewed_graphs'],
  async *export({ db, userId }) {
    yield {
      path: 'chapters/viewed-graphs.json',
      async json() {
        const rows = await listViewedGraphs(db, userId);
        return rows.map(({ userId: _owner, ...viewed }) => viewed);
      },
    };
  },
};
