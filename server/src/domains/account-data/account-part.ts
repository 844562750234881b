import type { AccountPart } from '../../platform/account-parts.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { lockExport } from './export-store.ts';
import { removeArchiveJob } from './job-kinds.ts';

/** The archive itself: it does not hold itself, but ends with the account. */
export function accountDataPart(jobs: Jobs): AccountPart {
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
