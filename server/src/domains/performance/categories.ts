import type { performanceRoutes as routes } from '@stratum/contract/performance';
import type { Call } from '../../platform/http/call.ts';
import type { Deps } from './deps.ts';
import { levelsOf } from './levels.ts';
import { meanProgress, modulesFor } from './modules.ts';

/** More than the library has modules. */
const all = 10_000;

export async function categoryList(
  deps: Deps,
  { caller, locale }: Call<typeof routes.getPerformanceCategories>,
) {
  const { userId } = caller;
  const local = deps.pack.inLocale(locale);
  const levels = await levelsOf(deps, userId);
  const modules = Map.groupBy(
    await modulesFor(deps.db, { userId, locale }, {}, all),
    ({ traitId }) => traitId,
  );
  return {
    items: local.categories.map(({ slug, name }) => ({
      categoryType: slug,
      name,
      traits: local.traitsOf(slug).map(({ id, name: traitName }) => ({
        traitId: id,
        name: traitName,
        level: levels.get(id)?.level ?? null,
        score: levels.get(id)?.score ?? null,
        progress: meanProgress(modules.get(id) ?? []),
      })),
    })),
  };
}
