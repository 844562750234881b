import type { AccountPart } from '../../platform/account-parts.ts';
import { listNotifications } from './store.ts';

/** What a person was told, as the facts their sentences are made from. */
export const notificationsPart: AccountPart = {
  name: 'notifications',
  tables: ['notifications'],
  async *export({ db, userId }) {
    yield {
      path: 'notifications/notifications.json',
      async json() {
        const rows = await listNotifications(db, userId, null);
        return rows.map(({ userId: _owner, ...notification }) => notification);
      },
    };
  },
};
