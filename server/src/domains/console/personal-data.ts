import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { removeListExportJob } from './job-kinds.ts';
import { deleteListExportsOf } from './list-export-store.ts';

/** An administrator's tools: filters go with the account, files of lists hold data of others. */
export function consolePersonalData(jobs: Jobs): PersonalData {
  return {
    name: 'console',
    tables: ['console_list_exports', 'console_saved_filters'],
    async *export() {},
    async erase(tx, userId) {
      await jobs.sendAll(tx, removeListExportJob, await deleteListExportsOf(tx, userId));
    },
  };
}
