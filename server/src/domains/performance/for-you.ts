import type { performanceRoutes as routes } from '@stratum/contract/performance';
import type { Call } from '../../platform/http/call.ts';
import { firstVideos, unfinishedVideos } from '../videos/index.ts';
import type { Deps } from './deps.ts';
import { levelsOf } from './levels.ts';
import { moduleProgress, modulesFor, toModule } from './modules.ts';
import { recommend } from './recommend.ts';

/** More than the library has modules. */
const all = 10_000;

export async function forYou(deps: Deps, { caller, locale }: Call<typeof routes.getPerformance>) {
  const reader = { userId: caller.userId, locale };
  const modules = (await modulesFor(deps.db, reader, {}, all)).map((module) => ({
    ...module,
    isDone: moduleProgress(module) === 100,
  }));
  const recommended = recommend(modules, await levelsOf(deps, caller.userId));
  const from = { tx: deps.db, storage: deps.storage };
  const films = await firstVideos(
    from,
    recommended.map(({ module }) => module.id),
    reader,
  );
  return {
    recommended: recommended.map(({ module, reason }) => ({
      module: toModule(module),
      reason,
      video: films.get(module.id) ?? null,
    })),
    continueWatching: await unfinishedVideos(from, reader),
  };
}
