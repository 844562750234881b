import type { videoRoutes as routes } from '@stratum/contract/videos';
import type { Call } from '../../platform/http/call.ts';
import { todayOf } from '../../platform/today.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { doors } from './access.ts';
import type { Deps } from './deps.ts';
import { holdProgress, updateProgress } from './progress-store.ts';
import { countView, insertView, isHistoryKept } from './views-store.ts';

/** Notes a view, which counts once a day, and from when on what is played next was played. */
export async function view(
  deps: Deps,
  { caller, open }: Call<typeof routes.viewVideo, typeof doors>,
) {
  const { userId } = caller;
  return inTransaction(deps.db, async (tx) => {
    const { id } = await open.video(tx);
    const now = deps.clock.now();
    const progress = await holdProgress(tx, { userId, videoId: id }, now);
    const isNew = await insertView(tx, {
      userId,
      videoId: id,
      day: todayOf(deps, caller),
      viewedAt: now,
      isListed: await isHistoryKept(tx, userId),
    });
    const hasBonus = progress.hasBonus || isNew;
    await updateProgress(tx, { ...progress, hasBonus, creditedAt: now, updatedAt: now });
    return { views: await countView(tx, id, isNew ? 1 : 0) };
  });
}
