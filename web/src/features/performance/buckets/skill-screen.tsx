import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import { bucketLevels, bucketOf, buckets } from '@stratum/contract/library/buckets';
import type { LevelText } from '@stratum/contract/model';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { CardsSkeleton, Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AttachedItems } from '../../collection/index.ts';
import { newGoalPath } from '../../results/index.ts';
import type { Category } from '../browse/category-links.tsx';
import { BucketRow } from './bucket-row.tsx';
import { SkillHead } from './skill-head.tsx';

interface SkillScreenProps {
  category: Category;
  trait: Category['traits'][number];
  levels: readonly LevelText[];
}

/** The nine levels of a skill with its three buckets beside them, the highest first. */
export function SkillScreen({ category, trait, levels }: SkillScreenProps) {
  const { t } = useTranslation('features/performance');
  const { traitId, level, score } = trait;
  const query = { traitId };
  const progress = useRoute(performanceEndpoints.getPerformanceBucket, { query });
  const modules = useRoute(performanceEndpoints.getPerformanceModule, { query });
  const films = useRoute(videoListEndpoints.getVideos, { query: { traitId } });
  const fitting = bucketOf(level ?? 1);
  const rows = buckets.toReversed().map((bucket) => ({
    bucket,
    levels: bucketLevels[bucket],
    progress: progress.data?.items.find((one) => one.bucket === bucket)?.progress ?? 0,
    modules: modules.data?.items.filter((one) => one.bucket === bucket) ?? [],
    isFitting: bucket === fitting,
    score: bucket === fitting ? score : null,
  }));
  return (
    <>
      <SkillHead category={category} trait={trait} levels={levels} fitting={fitting} />
      {/* A skill without modules says so at once: nothing tall holds its place. */}
      <QueryState
        reads={trait.progress === null ? [] : [progress, modules, films]}
        skeleton={<CardsSkeleton />}
      >
        {trait.progress === null ? (
          <EmptyState heading={t('without_film')} text={t('meanwhile')}>
            <span className="flex flex-wrap gap-3">
              <ButtonLink to={`/performance-based-skills-definitions?trait=${traitId}`}>
                {t('nine_levels')}
              </ButtonLink>
              <ButtonLink to={newGoalPath(traitId)} tone="ghost">
                {t('make_goal')}
              </ButtonLink>
              <ButtonLink to="/myStratum" tone="plain">
                {t('for_you')}
              </ButtonLink>
            </span>
          </EmptyState>
        ) : (
          <ol reversed className="overflow-clip">
            {rows.map((row) => (
              <BucketRow key={row.bucket} {...row} films={films.data?.items ?? []} />
            ))}
          </ol>
        )}
      </QueryState>
      <div className="mt-10 max-w-reading">
        <Suspense fallback={<Skeleton className="h-32 rounded-card" />}>
          <AttachedItems place={{ traitId }} targets={[{ to: { traitId }, label: trait.name }]} />
        </Suspense>
      </div>
    </>
  );
}
