import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import type { ModuleId } from '@stratum/contract/ids';
import { type Bucket, bucketOf } from '@stratum/contract/library/buckets';
import type { Video } from '@stratum/contract/library/video';
import { useMemo } from 'react';
import { useRoute } from '../../../shared/api/queries.ts';
import type { RouteReply } from '../../../shared/api/route-input.ts';

type Modules = RouteReply<typeof performanceEndpoints.getPerformanceModule>['items'];
type Categories = RouteReply<typeof performanceEndpoints.getPerformanceCategories>['items'];
type Module = Modules[number];

/** What a film trains, and the module of it that fits where its reader stands. */
export interface Place {
  readonly moduleId: ModuleId;
  readonly bucket: Bucket;
  readonly traitId: string;
  /** That of the skill. */
  readonly name: string;
}

/** The modules of the library, as far as one page of them goes, and the reader's levels. */
export function usePlaces() {
  const modules = useRoute(performanceEndpoints.getPerformanceModule, { query: {} });
  const categories = useRoute(performanceEndpoints.getPerformanceCategories);
  const places = useMemo(
    () => placesOf(modules.data?.items ?? [], categories.data?.items ?? []),
    [modules.data, categories.data],
  );
  return {
    reads: [modules, categories] as const,
    categories: categories.data?.items ?? [],
    ...places,
  };
}

function placesOf(modules: Modules, categories: Categories) {
  const traits = new Map(
    categories.flatMap((category) => category.traits).map((trait) => [trait.traitId, trait]),
  );
  const byId = new Map(modules.map((module) => [module.id, module]));
  const isFitting = ({ traitId, bucket }: Module, wanted?: Bucket) =>
    bucket === (wanted ?? bucketOf(traits.get(traitId)?.level ?? 1));
  return {
    nameOf: (traitId: string) => traits.get(traitId)?.name ?? '',
    /** Undefined for a film that stands in none of the modules. */
    placeOf({ moduleIds }: Pick<Video, 'moduleIds'>, wanted?: Bucket): Place | undefined {
      const own = moduleIds.flatMap((id) => byId.get(id) ?? []);
      const module = own.find((one) => isFitting(one, wanted)) ?? own[0];
      if (!module) return undefined;
      const { id, bucket, traitId } = module;
      return { moduleId: id, bucket, traitId, name: traits.get(traitId)?.name ?? '' };
    },
    /** The module of a skill that fits a level, by default the reader's own. */
    moduleFor(traitId: string, level?: number): Module | undefined {
      const bucket = level === undefined ? undefined : bucketOf(level);
      const own = modules.filter((module) => module.traitId === traitId);
      return own.find((module) => isFitting(module, bucket)) ?? own[0];
    },
  };
}
