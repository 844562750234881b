import type { PersonalData } from '../../platform/personal-data.ts';
import { subscriptionRows } from './store.ts';

/** The push services that reach a person, without the addresses and keys that protect them. */
export const pushPersonalData: PersonalData = {
  name: 'push',
  tables: ['push_subscriptions'],
  async *export({ db, userId }) {
    yield {
      path: 'sign-ins/push-subscriptions.json',
      async json() {
        const rows = await subscriptionRows(db, userId);
        return rows.map(({ endpoint, createdAt }) => ({
          service: new URL(endpoint).host,
          createdAt,
        }));
      },
    };
  },
};
