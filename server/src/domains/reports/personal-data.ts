import type { PersonalData } from '../../platform/personal-data.ts';
import { endHolds } from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { deleteReportsAbout, reportsOf } from './store.ts';

/** What a person has reported. With an account goes what was reported of it, copies included. */
export function reportsPersonalData({ clock }: Pick<Deps, 'clock'>): PersonalData {
  return {
    name: 'reports',
    tables: ['reports'],
    async *export({ db, userId }) {
      yield {
        path: 'reports.json',
        json: async () =>
          (await reportsOf(db, userId)).map(({ thing, reason, words, createdAt }) => ({
            thing,
            reason,
            words,
            createdAt,
          })),
      };
    },
    async erase(tx, userId) {
      await endHolds(tx, clock, await deleteReportsAbout(tx, userId));
    },
  };
}
