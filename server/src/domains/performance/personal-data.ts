import type { PersonalData } from '../../platform/personal-data.ts';
import { listActs } from './store.ts';

/** The acts of modules that somebody has done. */
export const performancePersonalData: PersonalData = {
  name: 'performance',
  tables: ['module_acts'],
  async *export({ db, userId }) {
    yield { path: 'performance/acts.json', json: () => listActs(db, userId) };
  },
};
