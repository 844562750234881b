import type { LevelText } from '@stratum/contract/model';
import { useTranslation } from 'react-i18next';
import { Meter } from '../../../shared/charts/meter.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink, LocaleLink, TextLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { LevelDot, LevelName } from '../../results/index.ts';
import { modulePath, PlayIcon, Poster, useBucketName, useFilmWords } from '../../videos/index.ts';
import { bucketsPath } from '../buckets-path.ts';
import { SaveLong } from './save-long.tsx';
import { type Recommended, useReasons } from './use-reasons.ts';

interface LeadProps {
  lesson: Recommended;
  levels: readonly LevelText[];
  nameOf: (traitId: string) => string;
}

/** The lesson that fits best: its reason leads, its title is small. */
export function Lead({ lesson, levels, nameOf }: LeadProps) {
  const { t } = useTranslation('features/performance');
  const { score: written } = useFormat();
  const reasons = useReasons(nameOf);
  const words = useFilmWords();
  const { module, video, reason } = lesson;
  const name = nameOf(module.traitId);
  const to = modulePath({ moduleId: module.id, videoId: video?.id });
  const { withLevels } = useBucketName();
  const { score, level } = reason;
  return (
    <section className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[minmax(0,57fr)_minmax(0,43fr)]">
      {video && (
        <LocaleLink to={to} tabIndex={-1} aria-hidden="true">
          <Poster isFirst film={video} progress={video.progress} className="rounded-card" />
        </LocaleLink>
      )}
      <div>
        <Text size="label" tone="quiet" className="flex items-center gap-2">
          {level !== null && <LevelDot level={level} />}
          <span>
            {name} · {withLevels(module.bucket)}
          </span>
        </Text>
        <Heading level={2} className="mt-2 max-w-md md:text-h1">
          {reasons.headline(lesson)}
        </Heading>
        <Text size="body" tone="quiet" className="mt-3">
          {reasons.stands(lesson)}{' '}
          <TextLink to={bucketsPath(module.traitId)}>{t('where_you_stand')}</TextLink>
        </Text>
        {level !== null && score !== null && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-label max-sm:hidden">
            <div className="w-40">
              <Meter value={score} label={t('meter', { name, score: written(score) })} />
            </div>
            <LevelName levels={levels} level={level} />
          </div>
        )}
        {video && (
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={to} className="max-sm:flex-1">
              <PlayIcon className="size-4" />
              {words.watch(video)}
            </ButtonLink>
            <SaveLong film={video} />
          </div>
        )}
        <Text className="mt-6">
          <span className="font-semibold">{module.title}.</span> {module.act}
        </Text>
      </div>
    </section>
  );
}
