import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, LocaleLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { modulePath, PlayIcon, Poster, useFilmWords } from '../../videos/index.ts';
import type { Recommended } from './use-reasons.ts';

/** Before the first result: any lesson will do, and the order is on its way. */
export function FirstLesson({ lesson: { module, video } }: { lesson: Recommended }) {
  const { t } = useTranslation('features/performance');
  const words = useFilmWords();
  const to = modulePath({ moduleId: module.id, videoId: video?.id });
  return (
    <section className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,57fr)_minmax(0,43fr)]">
      {video && (
        <div>
          <LocaleLink to={to} tabIndex={-1} aria-hidden="true">
            <Poster isFirst film={video} progress={video.progress} className="rounded-card" />
          </LocaleLink>
          <Text size="label" tone="quiet" className="mt-2">
            {video.title}
          </Text>
        </div>
      )}
      <div>
        <Heading level={2} className="max-w-md md:text-h1">
          {t('first.heading')}
        </Heading>
        <Text size="body" tone="quiet" className="mt-3">
          {t('first.text')}
        </Text>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/self-assessment" className="max-sm:w-full">
            {t('first.assess')}
          </ButtonLink>
          {video && (
            <ButtonLink to={to} tone="ghost" className="max-sm:w-full">
              <PlayIcon className="size-4" />
              {words.watch(video)}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
