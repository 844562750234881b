import type { collectionRoutes as routes } from '@stratum/contract/collection';
import { collectionLimits } from '@stratum/contract/collection-words';
import { z } from 'zod';
import { after } from '../../platform/clock.ts';
import type { Call } from '../../platform/http/call.ts';
import { defineScheduledJob, type Job } from '../../platform/jobs/jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { releaseFiles } from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { deleteItems, lockTrash } from './many-store.ts';

const purgeKind = {
  name: 'collection_purge',
  data: z.strictObject({}),
  exclusive: true,
  retries: 1,
  timeoutSeconds: 10 * 60,
};

/** So many items go in one transaction. */
const batch = 100;
/** Seconds. */
const restorable = collectionLimits.trashDays * 24 * 60 * 60;

/** Deletes for good what has been in the trash for thirty days. */
export function purgeJob(deps: Deps): Job {
  return defineScheduledJob(purgeKind, '41 * * * *', async () => {
    while ((await purgeSome(deps)) === batch);
  });
}

async function purgeSome(deps: Deps): Promise<number> {
  const before = after(deps.clock.now(), -restorable);
  return inTransaction(deps.db, async (tx) => {
    const ids = await lockTrash(tx, { before }, batch);
    await releaseFiles(tx, deps.clock, await deleteItems(tx, ids));
    return ids.length;
  });
}

export async function emptyTrash(
  { clock }: Deps,
  { caller: { userId }, query, tx }: Call<typeof routes.emptyTrash>,
) {
  let changed = 0;
  for (let ids = await lockTrash(tx, { userId, ...query }, batch); ids.length > 0; ) {
    await releaseFiles(tx, clock, await deleteItems(tx, ids));
    changed += ids.length;
    ids = await lockTrash(tx, { userId, ...query }, batch);
  }
  return { changed };
}
