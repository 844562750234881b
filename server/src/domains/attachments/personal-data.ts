import type { PersonalData } from '../../platform/personal-data.ts';
import { listAttachments } from './store.ts';

export const attachmentsPersonalData: PersonalData = {
  name: 'attachments',
  tables: ['item_attachments'],
  async *export({ db, userId }) {
    yield { path: 'collection/attachments.json', json: () => listAttachments(db, userId) };
  },
};
