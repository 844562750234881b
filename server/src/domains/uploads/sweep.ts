import { after } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { UploadDeps } from './deps.ts';
import { uploadRules } from './rules.ts';
import { deleteStaleUploads, forgetDiscarded, insertDiscarded, takeDiscarded } from './store.ts';

/** So many keys are taken in hand at once. */
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
    await insertDiscarded(tx, keys, now);
  });
  while ((await removeDiscarded(deps, now)) === batch);
  await deps.storage.sweepIncoming(pending);
}

/**
 * A key is forgotten only once its bytes are gone. What cannot be removed now is tried again by a
 * later sweep, and keeps no other key from going. No transaction waits for the storage.
 */
async function removeDiscarded({ db, storage, log }: SweepDeps, now: Date): Promise<number> {
  const until = after(now, uploadRules.removalWithin);
  const keys = await takeDiscarded(db, { now, until, most: batch });
  const gone: string[] = [];
  for (const key of keys) {
    try {
      await storage.remove(key);
      gone.push(key);
    } catch (error) {
      log.warn({ err: error, key }, 'stored bytes could not be removed');
    }
  }
  await forgetDiscarded(db, gone);
  return keys.length;
}
