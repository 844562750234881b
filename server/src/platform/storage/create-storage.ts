import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createLocalStorage, type LocalStorage } from './local-storage.ts';
import { type S3Config, s3SettingsOf } from './s3-settings.ts';
import type { S3Storage } from './s3-storage.ts';

export type AnyStorage = LocalStorage | S3Storage;

type StorageSettings = S3Config & Pick<Config, 'DATA_DIR' | 'PUBLIC_URL'>;

/** The storage by configuration: a bucket where its settings are there, else the data folder. */
export async function createStorage(
  config: StorageSettings,
  key: Buffer,
  clock: Clock,
): Promise<AnyStorage> {
  const folder = join(config.DATA_DIR, 'files');
  const settings = s3SettingsOf(config);
  if (!settings) {
    return createLocalStorage({ folder, key, clock, publicUrl: config.PUBLIC_URL ?? null });
  }
  // Large, and of no use without a bucket.
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(settings, { clock, folder });
}
