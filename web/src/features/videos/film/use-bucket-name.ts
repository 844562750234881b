import { type Bucket, bucketLevels } from '@stratum/contract/library/buckets';
import { useTranslation } from 'react-i18next';

/** A bucket's name, alone or with the levels it is for: “Growth, levels 4 to 6”. */
export function useBucketName() {
  const { t } = useTranslation('features/videos');
  return {
    bucketName: (bucket: Bucket) => t(`bucket.${bucket}`),
    levels: (bucket: Bucket) => t('levels', bucketLevels[bucket]),
    withLevels: (bucket: Bucket) =>
      t('bucket_levels', { bucket: t(`bucket.${bucket}`), ...bucketLevels[bucket] }),
  };
}
