import type { PersonalData } from '../../platform/personal-data.ts';
import { goalInfo } from './details.ts';
import { everyEvent } from './history-store.ts';
import { countGoals, everyGoal } from './store.ts';
import { witnessedBy } from './witness-store.ts';

/** Every goal with its steps, those that are deleted and not purged yet among them, and what happened to it. */
export const goalsPersonalData: PersonalData = {
  name: 'goals',
  tables: ['goals', 'goal_history', 'goal_witnesses'],
  counts: async (db, userId) => ({ goals: await countGoals(db, userId) }),
  async *export({ db, userId }) {
    yield {
      path: 'goals/goals.json',
      async *rows() {
        for await (const goal of everyGoal(db, userId)) {
          yield { ...(await goalInfo(db, goal)), deletedAt: goal.deletedAt };
        }
      },
    };
    yield {
      path: 'goals/history.json',
      async *rows() {
        for await (const { goalId, at, action, data } of everyEvent(db, userId)) {
          yield { goalId, at, action, ...data };
        }
      },
    };
    yield {
      path: 'goals/witnessed.json',
      async json() {
        const rows = await witnessedBy(db, userId);
        return rows.map(({ milestoneId, state, askedAt }) => ({ milestoneId, state, askedAt }));
      },
    };
  },
};
