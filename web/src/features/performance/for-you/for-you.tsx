import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoute } from '../../../shared/api/queries.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { QueryState } from '../../../shared/ui/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useLevels } from '../../results/index.ts';
import { FilmRow, usePlaces } from '../../videos/index.ts';
import { CategoryLinks } from '../browse/category-links.tsx';
import { FirstLesson } from './first-lesson.tsx';
import { Lead } from './lead.tsx';
import { Unfinished } from './unfinished.tsx';
import { useReasons } from './use-reasons.ts';

/** One lesson with its reason, what is unfinished, and the rest in its order. */
export default function ForYou() {
  const { t } = useTranslation('features/performance');
  const forYou = useRoute(performanceEndpoints.getPerformance);
  const levels = useLevels();
  const places = usePlaces();
  const [first, ...others] = forYou.data?.recommended ?? [];
  // What leads says itself where it was stopped.
  const unfinished = (forYou.data?.continueWatching ?? []).filter(
    ({ id }) => id !== first?.video?.id,
  );
  return (
    <QueryState
      reads={[forYou, levels, ...places.reads]}
      name={t('for_you')}
      skeleton={<ForYouSkeleton />}
    >
      {!first && (
        <EmptyState heading={t('no_lesson')} text={t('no_lesson_text')}>
          <ButtonLink to="/self-assessment" tone="ghost">
            {t('to_assessment')}
          </ButtonLink>
        </EmptyState>
      )}
      {first && first.reason.kind === 'first' && <FirstLesson lesson={first} />}
      {first && first.reason.kind !== 'first' && (
        <Lead lesson={first} levels={levels.data?.levels ?? []} nameOf={places.nameOf} />
      )}
      <Unfinished films={unfinished} placeOf={places.placeOf} />
      {others.length > 0 && (
        <Others
          lessons={others}
          nameOf={places.nameOf}
          isOrdered={first?.reason.kind !== 'first'}
        />
      )}
      <section className="mt-12" aria-labelledby="look-around">
        <Heading id="look-around" level={2} size="label" className="mb-2">
          {t('look_around')}
        </Heading>
        <CategoryLinks categories={places.categories} />
      </section>
    </QueryState>
  );
}

interface OthersProps {
  lessons: readonly Parameters<ReturnType<typeof useReasons>['line']>[0][];
  nameOf: (traitId: string) => string;
  /** Before the first result nothing says why one comes before another. */
  isOrdered: boolean;
}

/** Lessons at first; the rest comes when it is asked for. */
const few = 5;

function Others({ lessons, nameOf, isOrdered }: OthersProps) {
  const { t } = useTranslation('features/performance');
  const reasons = useReasons(nameOf);
  const [isLong, setLong] = useState(false);
  return (
    <section className="mt-12" aria-labelledby="after-that">
      <Heading id="after-that" level={2}>
        {t(isOrdered ? 'after_that' : 'first.others')}
      </Heading>
      <ul className="mt-2">
        {lessons.slice(0, isLong ? undefined : few).map((lesson) => {
          const { module, video } = lesson;
          if (!video) return null;
          const { id: moduleId, bucket, traitId } = module;
          const place = { moduleId, bucket, traitId, name: nameOf(traitId) };
          return (
            <FilmRow
              key={moduleId}
              film={video}
              place={place}
              heading={isOrdered ? reasons.line(lesson) : undefined}
            />
          );
        })}
      </ul>
      {!isLong && lessons.length > few && (
        <Button tone="ghost" className="mt-4" onPress={() => setLong(true)}>
          {t('show_rest')}
        </Button>
      )}
    </section>
  );
}

function ForYouSkeleton() {
  return (
    <div className="grid gap-12">
      <div className="grid items-center gap-12 md:grid-cols-[minmax(0,57fr)_minmax(0,43fr)]">
        <Skeleton className="aspect-video rounded-card" />
        <Skeleton className="h-60" />
      </div>
      <Skeleton className="h-28" />
    </div>
  );
}
