import type { PersonalData } from '../../platform/personal-data.ts';
import { findPreferences } from './preferences-store.ts';
import { everyNotification, listSilenced } from './store.ts';

/** What a person was told, as the facts their sentences are made from. */
export const notificationsPersonalData: PersonalData = {
  name: 'notifications',
  tables: ['notifications', 'silenced_notifications', 'notification_preferences', 'digest_items'],
  async *export({ db, userId }) {
    yield {
      path: 'notifications/notifications.json',
      async *rows() {
        for await (const { userId: _owner, ...told } of everyNotification(db, userId)) yield told;
      },
    };
    yield {
      path: 'notifications/preferences.json',
      json: () => findPreferences(db, userId),
    };
    yield {
      path: 'notifications/silenced.json',
      json: async () =>
        (await listSilenced(db, userId)).map(({ userId: _owner, ...silenced }) => silenced),
    };
  },
};
