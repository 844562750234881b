import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import type { ModuleId } from '@stratum/contract/ids';
import { Navigate, useSearchParams } from 'react-router';
import { modulePath } from '../../features/videos/data/module-path.ts';
import { useRoute } from '../../shared/api/queries.ts';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { NoLesson } from './no-lesson.tsx';

/** Leads to the module that fits the film of the address; to what is begun or fits best without one. */
export function SomeLesson({ videoId }: { videoId: string | undefined }) {
  const localPath = useLocalePath();
  const [query] = useSearchParams();
  const performance = useRoute(performanceEndpoints.getPerformance);
  const video = useRoute(
    videoListEndpoints.getVideos,
    { query: { videoId } },
    { enabled: videoId !== undefined },
  );
  const reads = videoId === undefined ? [performance] : [performance, video];
  const { recommended = [], continueWatching = [] } = performance.data ?? {};
  const [film] = videoId === undefined ? continueWatching : (video.data?.items ?? []);
  const fitting = recommended.map(({ module }) => module.id);
  const moduleId = moduleOf(film?.moduleIds, fitting) ?? (videoId ? undefined : fitting[0]);
  const second = Number(query.get('t') ?? Number.NaN);
  return (
    <QueryState reads={reads} skeleton={<LessonSkeleton />}>
      {moduleId ? (
        <>
          <Navigate
            replace
            to={localPath(
              modulePath({
                moduleId,
                videoId: film?.id,
                second: Number.isFinite(second) ? second : undefined,
              }),
            )}
          />
          {/* Until the other address is there: else the footer would come up and leave again. */}
          <LessonSkeleton />
        </>
      ) : (
        <NoLesson isMissing={videoId !== undefined} />
      )}
    </QueryState>
  );
}

/** Of the modules that a film is in, the one that fits its person; the first where none does. */
function moduleOf(
  modules: readonly ModuleId[] = [],
  fitting: readonly ModuleId[],
): ModuleId | undefined {
  return modules.find((id) => fitting.includes(id)) ?? modules[0];
}
