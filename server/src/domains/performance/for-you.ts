import type { performanceRoutes as routes } from '@stratum/contract/performance';
import type { Call } from '../../platform/http/call.ts';
import { unfinishedVideos } from '../videos/index.ts';
import type { Deps } from './deps.ts';
import { levelsOf } from './levels.ts';
import { modulesFor, toModule } from './modules.ts';
import { recommend } from './recommend.ts';

/** More than the library has modules. */
const all = 10_000;

export async function forYou(deps: Deps, { caller, locale }: Call<typeof routes.getPerformance>) {
  const reader = { userId: caller.userId, locale };
  const modules = await modulesFor(deps.db, reader, {}, all);
  const levels = await levelsOf(deps, caller.userId);
  return {
    recommended: recommend(modules, levels).map(({ module, reason }) => ({
      module: toModule(module),
      reason,
    })),
    continueWatching: await unfinishedVideos({ tx: deps.db, storage: deps.storage }, reader),
  };
}
