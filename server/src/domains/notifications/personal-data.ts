import type { PersonalData } from '../../platform/personal-data.ts';
import { everyNotification } from './store.ts';

/** What a person was told, as the facts their sentences are made from. */
export const notificationsPersonalData: PersonalData = {
  name: 'notifications',
  tables: ['notifications'],
  async *export({ db, userId }) {
    yield {
      path: 'notifications/notifications.json',
      async *rows() {
        for await (const { userId: _owner, ...told } of everyNotification(db, userId)) yield told;
      },
    };
  },
};
