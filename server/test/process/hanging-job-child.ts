import { connectDatabase } from '../../src/platform/database.ts';
import { createJobQueue } from '../../src/platform/jobs/job-queue.ts';
import { createLog } from '../../src/platform/log.ts';
import { noteJob, noteRun } from './noted-jobs.ts';

/** A worker that begins a job, says so, and never ends it. */
const [host = '', user = '', database = ''] = process.argv.slice(2);
const log = createLog('silent');
const { db, pool } = connectDatabase({ host, user, database }, { log, poolSize: 3 });
const jobs = createJobQueue({ pool, log, upkeep: 1 });
jobs.define(noteJob, async ({ note }) => {
  await noteRun(db, 'hanging', note);
  process.send?.('begun');
  await new Promise(() => {});
});
await jobs.start();
