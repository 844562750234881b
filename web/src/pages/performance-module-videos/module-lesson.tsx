import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { videoListEndpoints } from '@stratum/contract/endpoints/video-list';
import type { Video } from '@stratum/contract/library/video';
import type { Module } from '@stratum/contract/performance';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTraits } from '../../features/results/index.ts';
import { Lesson } from '../../features/videos/player/lesson/lesson.tsx';
import { useRoute } from '../../shared/api/queries.ts';
import { useLocalePath } from '../../shared/i18n/use-locale.ts';
import { isRecord } from '../../shared/json/is-record.ts';
import { QueryState } from '../../shared/ui/query-state.tsx';
import { ActCard } from './act-card.tsx';
import { LessonHead } from './lesson-head.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { NoLesson } from './no-lesson.tsx';
import { useNextLesson } from './use-next-lesson.ts';
import { WayBack } from './way-back.tsx';

const ApplyDialog = lazy(() => import('./apply/apply-dialog.tsx'));

interface ModuleLessonProps {
  moduleId: string;
  /** The film that the address names; the first that is not watched without one. */
  videoId: string | undefined;
  asked: number | null;
}

/** What of the module stands beside each other: its film, and what to do this week. */
export function ModuleLesson({ moduleId, videoId, asked }: ModuleLessonProps) {
  const modules = useRoute(performanceEndpoints.getPerformanceModule, { query: { moduleId } });
  const videos = useRoute(videoListEndpoints.getVideos, { query: { moduleId } });
  const traits = useTraits();
  const module = modules.data?.items[0];
  const films = videos.data?.items ?? [];
  // What was chosen for its reader stays open when it is watched.
  const [chosenId, setChosenId] = useState<string>();
  const film = chosenFilm(films, videoId ?? chosenId);
  if (film && videoId === undefined && chosenId === undefined) setChosenId(film.id);
  return (
    <QueryState reads={[modules, videos, traits]} skeleton={<LessonSkeleton />}>
      {module && film ? (
        <OpenLesson
          key={`${film.id} ${asked}`}
          {...{ module, film, films, asked }}
          renew={async () => videos.refetch()}
        />
      ) : (
        <NoLesson isMissing />
      )}
    </QueryState>
  );
}

function chosenFilm(films: readonly Video[], videoId: string | undefined): Video | undefined {
  return (
    films.find(({ id }) => id === videoId) ?? films.find((film) => !film.completed) ?? films[0]
  );
}

interface OpenLessonProps {
  module: Module;
  film: Video;
  films: readonly Video[];
  asked: number | null;
  renew: () => Promise<unknown>;
}

function OpenLesson({ module, film, films, asked, renew }: OpenLessonProps) {
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const { state } = useLocation();
  const [isApplying, setApplying] = useState(false);
  const next = useNextLesson(module, film, films);
  const goOn = () => {
    if (next) void navigate(localPath(next.path), { state: { playsAtOnce: true } });
  };
  return (
    <>
      <WayBack module={module} />
      <Lesson
        video={film}
        moduleId={module.id}
        asked={asked}
        playsAtOnce={isRecord(state) && state.playsAtOnce === true}
        renew={renew}
        head={<LessonHead module={module} film={film} />}
        act={<ActCard module={module} onApply={() => setApplying(true)} />}
        onApply={() => setApplying(true)}
        isHeld={isApplying}
        next={next}
        onNext={goOn}
      />
      <Suspense>
        {isApplying && <ApplyDialog module={module} onClose={() => setApplying(false)} />}
      </Suspense>
    </>
  );
}
