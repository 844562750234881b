import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { lockExport } from './export-store.ts';
import { removeArchiveJob } from './job-kinds.ts';

/** The archive itself, which is no part of its own content and ends with the account. */
export function archivePersonalData(jobs: Jobs): PersonalData {
  return {
    name: 'account-data',
    tables: ['account_exports'],
    async *export() {},
    async erase(tx, userId) {
      const row = await lockExport(tx, userId);
      if (row) await jobs.send(tx, removeArchiveJob, { userId, exportId: row.id });
    },
  };
}
