import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createLocalStorage, type LocalStorage } from './local-storage.ts';
import type { S3Storage } from './s3-storage.ts';

export type AnyStorage = LocalStorage | S3Storage;

type StorageSettings = Pick<
  Config,
  | 'DATA_DIR'
  | 'PUBLIC_URL'
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PATH_STYLE'
>;

/** The storage by configuration: a bucket where its settings are there, else the data folder. */
export async function createStorage(
  config: StorageSettings,
  key: Buffer,
  clock: Clock,
): Promise<AnyStorage> {
  const folder = join(config.DATA_DIR, 'files');
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PATH_STYLE: pathStyle,
  } = config;
  if (!(endpoint && bucket && region && accessKeyId && secretAccessKey)) {
    return createLocalStorage({ folder, key, clock, publicUrl: config.PUBLIC_URL ?? null });
  }
  // Large, and of no use without a bucket.
  const { createS3Storage } = await import('./s3-storage.ts');
  const settings = { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle };
  return createS3Storage(settings, { clock, folder });
}
