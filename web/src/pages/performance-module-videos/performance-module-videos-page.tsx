import { isUuid } from '@stratum/contract/uuid';
import { useSearchParams } from 'react-router';
import { ModuleLesson } from './module-lesson.tsx';
import { SomeLesson } from './some-lesson.tsx';

/** A module beside its film: what the address names, or what comes next. */
export default function PerformanceModuleVideosPage() {
  const [query] = useSearchParams();
  const moduleId = idOf(query.get('moduleId'));
  const videoId = idOf(query.get('videoId'));
  return (
    <div className="wrap pt-6 pb-16">
      {moduleId ? (
        <ModuleLesson
          key={moduleId}
          moduleId={moduleId}
          videoId={videoId}
          asked={secondOf(query.get('t'))}
        />
      ) : (
        <SomeLesson videoId={videoId} />
      )}
    </div>
  );
}

function idOf(text: string | null): string | undefined {
  return text !== null && isUuid(text) ? text : undefined;
}

/** Seconds of an address; null where it names none. */
function secondOf(text: string | null): number | null {
  const second = Number(text ?? '');
  return text !== null && text.trim() !== '' && Number.isFinite(second) ? second : null;
}
