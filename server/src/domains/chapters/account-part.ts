import type { AccountPart } from '../../platform/account-parts.ts';
import { listViewedGraphs } from './store.ts';

/** Which films a person has watched, and when. */
export const chaptersPart: AccountPart = {
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
