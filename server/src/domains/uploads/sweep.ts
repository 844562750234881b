import { after } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { claimDueDeletions, enqueueDeletions, finishDeletions } from './deletions-store.ts';
import type { UploadDeps } from './deps.ts';
import { uploadRules } from './rules.ts';
import { deleteStaleUploads } from './store.ts';

/** So many deletions are claimed at once. */
const batch = 100;

export type SweepDeps = Pick<UploadDeps, 'db' | 'clock' | 'storage' | 'log'>;

/**
 * Removes uploads that never came or that nothing refers to, and the bytes of everything that has
 * ended. Several processes may sweep at once.
 */
export async function sweepUploads(deps: SweepDeps): Promise<void> {
  const now = deps.clock.now();
  const pending = after(now, -uploadRules.pendingFor);
  await inTransaction(deps.db, async (tx) => {
    const unclaimed = after(now, -uploadRules.unclaimedFor);
    const keys = await deleteStaleUploads(tx, { pending, unclaimed });
    await enqueueDeletions(tx, keys, now);
  });
  while ((await deleteDueObjects(deps, now)) === batch);
  await deps.storage.sweepIncoming(pending);
}

/**
 * A key stays on the queue until its bytes are gone. What cannot be removed now is tried again by a
 * later sweep, and keeps no other key from going. No transaction waits for the storage.
 */
async function deleteDueObjects({ db, storage, log }: SweepDeps, now: Date): Promise<number> {
  const until = after(now, uploadRules.deletionRetryAfter);
  const keys = await claimDueDeletions(db, { now, until, most: batch });
  const gone: string[] = [];
  for (const key of keys) {
    try {
      await storage.remove(key);
      gone.push(key);
    } catch (error) {
      log.warn({ err: error, key }, 'stored bytes could not be removed');
    }
  }
  await finishDeletions(db, gone);
  return keys.length;
}
