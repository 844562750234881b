import { connectDatabase } from '../../src/platform/database.ts';
import { createJobQueue } from '../../src/platform/jobs/job-queue.ts';
import { defineJob } from '../../src/platform/jobs/jobs.ts';
import { createLog } from '../../src/platform/log.ts';
import { noteJob, noteRun } from './noted-jobs.ts';

/** A worker in a process of its own: it notes each job, says so, and ends it, or hangs with it. */
const [host = '', user = '', database = '', manner = ''] = process.argv.slice(2);
const log = createLog('silent');
const { address, db } = connectDatabase({ host, user, database }, { log, poolSize: 1 });
const worker = { fallbackSeconds: 60 * 60, maintenanceSeconds: 1 };
const jobs = createJobQueue({ address, log, worker });
jobs.register([
  defineJob(noteJob, async ({ note }) => {
    await noteRun(db, manner, note);
    process.send?.('begun');
    if (manner === 'hanging') await new Promise(() => {});
  }),
]);
await jobs.start();
process.send?.('started');
