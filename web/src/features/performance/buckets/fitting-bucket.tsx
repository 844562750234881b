import { performanceEndpoints } from '@stratum/contract/endpoints/performance';
import type { Bucket } from '@stratum/contract/library/buckets';
import type { Video } from '@stratum/contract/library/video';
import type { Module } from '@stratum/contract/performance';
import { useTranslation } from 'react-i18next';
import { patchReply } from '../../../shared/api/optimistic.ts';
import { useRouteMutation } from '../../../shared/api/queries.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, LocaleLink, TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import {
  modulePath,
  PlayIcon,
  Poster,
  ProgressRing,
  useBucketName,
  useFilmWords,
} from '../../videos/index.ts';

interface FittingBucketProps {
  bucket: Bucket;
  progress: number;
  modules: readonly Module[];
  films: readonly Video[];
}

/** The bucket that fits where the reader stands: its act, and the film that goes with it. */
export function FittingBucket({ bucket, progress, modules, films }: FittingBucketProps) {
  const { withLevels, bucketName, levels } = useBucketName();
  return (
    <div className="my-2 grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-surface p-4.5 shadow-1 sm:p-8">
      <div className="flex items-center justify-between gap-4">
        <Heading level={2}>
          {bucketName(bucket)}{' '}
          <span className="font-sans text-label font-normal text-ink-2">{levels(bucket)}</span>
        </Heading>
        <ProgressRing progress={progress} name={withLevels(bucket)} />
      </div>
      {modules.map((module) => (
        <ModulePart
          key={module.id}
          module={module}
          film={films.find(({ moduleIds }) => moduleIds.includes(module.id))}
        />
      ))}
    </div>
  );
}

function ModulePart({ module, film }: { module: Module; film: Video | undefined }) {
  const { t } = useTranslation('features/performance');
  const words = useFilmWords();
  const { id, title, act, actDone } = module;
  const mark = useRouteMutation(performanceEndpoints.moduleAct, {
    optimistic: ({ body }) => [
      patchReply(performanceEndpoints.getPerformanceModule, undefined, (reply) => ({
        ...reply,
        items: reply.items.map((one) => (one.id === id ? { ...one, actDone: body.done } : one)),
      })),
    ],
    inOrder: true,
  });
  const to = modulePath({ moduleId: id, videoId: film?.id });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <Text size="label" tone="quiet">
          {t('buckets.act')}
        </Text>
        <Heading level={3} className="mt-1">
          {title}
        </Heading>
        <Text size="lead" className="mt-2">
          {act}
        </Text>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Checkbox
            isSelected={actDone}
            onChange={(done) => mark.mutate({ body: { moduleId: id, done } })}
          >
            {t('buckets.mark')}
          </Checkbox>
          <TextLink to={to} className="text-label">
            {t('buckets.apply')}
          </TextLink>
        </div>
        <p role="alert" className="mt-2 text-label text-danger empty:hidden">
          {mark.error?.message}
        </p>
      </div>
      <div>
        {film && (
          <>
            <LocaleLink to={to} tabIndex={-1} aria-hidden="true">
              <Poster isFirst film={film} progress={film.progress} className="rounded-md" />
            </LocaleLink>
            <div className="mt-3 flex items-center gap-3">
              {film.progress > 0 && (
                <ProgressRing progress={film.progress} name={film.title} className="size-11" />
              )}
              <p>
                <span className="block text-ui font-semibold">{film.title}</span>
                <Text as="span" size="label" tone="quiet">
                  {words.length(film)}
                </Text>
              </p>
            </div>
          </>
        )}
        <ButtonLink to={to} className="mt-3 w-full max-sm:px-4">
          <PlayIcon className="size-4" />
          {film ? words.watch(film) : t('buckets.open')}
        </ButtonLink>
      </div>
    </div>
  );
}
