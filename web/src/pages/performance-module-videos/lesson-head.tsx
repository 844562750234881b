import { bucketLevels } from '@stratum/contract/library/buckets';
import type { Video } from '@stratum/contract/library/video';
import type { Module } from '@stratum/contract/performance';
import { useTranslation } from 'react-i18next';
import { clock } from '../../shared/i18n/clock.ts';
import { useFocusHeadingOnMount } from '../../shared/navigation/use-focus-heading-on-mount.ts';
import { Heading } from '../../shared/ui/heading.tsx';
import { PageTitle } from '../../shared/ui/page-header.tsx';
import { Text } from '../../shared/ui/text.tsx';
import { useTraitName } from './use-trait-name.ts';

/** What the film is called, and for whom this module is. */
export function LessonHead({ module, film }: { module: Module; film: Video }) {
  const { t } = useTranslation('pages/performance-module-videos');
  const { traitId, bucket } = module;
  // The next lesson stands at the same address, and takes the place of one that was left below it.
  const heading = useFocusHeadingOnMount<HTMLHeadingElement>();
  const about = t('about', {
    skill: useTraitName(traitId),
    bucket: t(`bucket.${bucket}`),
    ...bucketLevels[bucket],
  });
  return (
    <header>
      <PageTitle>{film.title}</PageTitle>
      <Heading ref={heading} tabIndex={-1} level={1} className="outline-none">
        {film.title}
      </Heading>
      <Text tone="quiet" className="mt-2">
        {about} · <span className="tabular-nums">{clock(film.duration)}</span>
      </Text>
      <Text className="mt-3 max-w-measure">{film.description}</Text>
    </header>
  );
}
