import { after } from '../../platform/clock.ts';
import { defineJob, defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { ConsoleDeps } from './deps.ts';
import { exportListJob, removeListExportJob, sweepListExportsJob } from './job-kinds.ts';
import { deleteListExportsBefore } from './list-export-store.ts';
import { type AllLists, listExportKey, writeListExport } from './list-exports.ts';

/** Seconds for which a file is kept. */
const keptFor = 24 * 60 * 60;

export function consoleJobs(deps: ConsoleDeps, lists: AllLists): readonly Job[] {
  return [
    defineJob(exportListJob, ({ exportId }, run) => writeListExport(deps, lists, exportId, run)),
    defineJob(removeListExportJob, (file) => deps.storage.remove(listExportKey(file))),
    defineScheduledJob(sweepListExportsJob, '*/30 * * * *', () => sweep(deps)),
  ];
}

async function sweep({ db, clock, jobs }: ConsoleDeps): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await deleteListExportsBefore(tx, after(clock.now(), -keptFor));
    await jobs.sendAll(tx, removeListExportJob, gone);
  });
}
