import type { UserId } from '@stratum/contract/ids';
import { bucketLevels, buckets } from '@stratum/contract/library/buckets';
import type { Locale } from '@stratum/contract/locale';
import type { performanceRoutes as routes } from '@stratum/contract/performance';
import { AppError } from '../../platform/http/app-error.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Deps } from './deps.ts';
import { meanProgress, moduleProgress, modulesFor } from './modules.ts';
import { sentences } from './texts.ts';

/** More than a skill has modules. */
const allOfATrait = 1_000;

export async function bucketsOf(deps: Deps, call: Call<typeof routes.getPerformanceBucket>) {
  const t = sentences(call.locale);
  const items = await progressByBucket(deps, call.query.traitId, call);
  return {
    items: items.map(({ bucket, progress }) => ({
      bucket,
      name: t(`performance:${bucket}`),
      levels: bucketLevels[bucket],
      progress,
    })),
  };
}

export async function bucketProgress(
  deps: Deps,
  call: Call<typeof routes.getPerformanceBucketProgress>,
) {
  return { items: await progressByBucket(deps, call.query.traitId, call) };
}

export async function moduleProgressOf(
  deps: Deps,
  call: Call<typeof routes.getPerformanceModuleProgress>,
) {
  const { traitId, bucket } = call.query;
  const modules = await modulesOfTrait(deps, traitId, call);
  const named = modules.filter((module) => bucket === undefined || module.bucket === bucket);
  return {
    items: named.map((module) => ({ moduleId: module.id, progress: moduleProgress(module) })),
  };
}

interface Reading {
  readonly caller: { readonly userId: UserId };
  readonly locale: Locale;
}

async function progressByBucket(deps: Deps, traitId: string, reading: Reading) {
  const modules = await modulesOfTrait(deps, traitId, reading);
  return buckets.map((bucket) => ({
    bucket,
    progress: meanProgress(modules.filter((module) => module.bucket === bucket)) ?? 0,
  }));
}

/** @throws AppError not_found for a skill that the model does not have */
async function modulesOfTrait({ db, pack }: Deps, traitId: string, { caller, locale }: Reading) {
  if (!pack.traits.some(({ id }) => id === traitId)) throw new AppError('not_found');
  return modulesFor(db, { userId: caller.userId, locale }, { traitId }, allOfATrait);
}
