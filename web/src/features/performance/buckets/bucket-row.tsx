import type { Bucket } from '@stratum/contract/library/buckets';
import type { Video } from '@stratum/contract/library/video';
import type { Module } from '@stratum/contract/performance';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../shared/ui/heading.tsx';
import { ButtonLink } from '../../../shared/ui/link.tsx';
import { Text } from '../../../shared/ui/text.tsx';
import { modulePath, ProgressRing, useBucketName } from '../../videos/index.ts';
import { CoreSegment } from './core-segment.tsx';
import { FittingBucket } from './fitting-bucket.tsx';

interface BucketRowProps {
  bucket: Bucket;
  levels: { readonly from: number; readonly to: number };
  progress: number;
  modules: readonly Module[];
  isFitting: boolean;
  score: number | null;
  films: readonly Video[];
}

/** A bucket beside its three layers; the one that fits is the tall card. */
export function BucketRow(props: BucketRowProps) {
  const { bucket, levels, progress, modules, isFitting, score, films } = props;
  return (
    <li
      id={bucket}
      tabIndex={-1}
      className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-4 outline-offset-0 [&:first-child>:first-child]:rounded-t-card [&:last-child>:first-child]:rounded-b-card focus:outline-2 focus:outline-focus sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-12 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-x-16"
    >
      <div className={`overflow-x-visible ${isFitting ? '' : 'overflow-hidden'}`}>
        <CoreSegment {...levels} score={score} />
      </div>
      {isFitting ? (
        <FittingBucket bucket={bucket} progress={progress} modules={modules} films={films} />
      ) : (
        <PlainBucket bucket={bucket} progress={progress} modules={modules} />
      )}
    </li>
  );
}

function PlainBucket({
  bucket,
  progress,
  modules,
}: Pick<BucketRowProps, 'bucket' | 'progress' | 'modules'>) {
  const { t } = useTranslation('features/performance');
  const { bucketName, withLevels, levels } = useBucketName();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 py-8 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6">
      <ProgressRing
        progress={progress}
        name={withLevels(bucket)}
        className="size-12 max-sm:order-1"
      />
      <div className="min-w-0">
        <Heading level={2}>
          {bucketName(bucket)}{' '}
          <span className="font-sans text-label font-normal text-ink-2">{levels(bucket)}</span>
        </Heading>
        {modules.map(({ id, act }) => (
          <Text key={id} className="mt-1 max-w-reading">
            {act}
          </Text>
        ))}
      </div>
      <p className="flex flex-wrap gap-2 max-sm:order-2 max-sm:col-span-2">
        {modules.map(({ id, title, progress: own }) => (
          <ButtonLink key={id} to={modulePath({ moduleId: id })} tone="ghost">
            {t(own === 100 ? 'buckets.again' : 'buckets.look')}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}
