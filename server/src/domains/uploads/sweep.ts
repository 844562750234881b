import type { UploadNeeds } from './needs.ts';
import { after, uploadRules } from './rules.ts';
import { deleteStaleUploads, insertDiscarded, takeDiscarded } from './store.ts';

/** So many files are removed in one transaction. */
const batch = 100;

type SweepNeeds = Pick<UploadNeeds, 'db' | 'clock' | 'storage'>;

/**
 * Removes uploads that never came or that nothing refers to, and the bytes of everything that has
 * ended. Several processes may sweep at once.
 */
export async function sweepUploads(needs: SweepNeeds): Promise<void> {
  const now = needs.clock.now();
  const awaited = after(now, -uploadRules.awaitedFor);
  await needs.db.transaction(async (tx) => {
    const unclaimed = after(now, -uploadRules.unclaimedFor);
    const keys = await deleteStaleUploads(tx, { awaited, unclaimed });
    await insertDiscarded(tx, keys, now);
  });
  while ((await removeDiscarded(needs, now)) === batch);
  await needs.storage.sweepIncoming(awaited);
}

/** A key is forgotten only once its bytes are gone: where that fails, the next sweep tries again. */
function removeDiscarded({ db, storage }: SweepNeeds, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const keys = await takeDiscarded(tx, now, batch);
    for (const key of keys) await storage.remove(key);
    return keys.length;
  });
}
