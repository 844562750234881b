import { basename, dirname, resolve } from 'node:path';
import { type S3Config, s3SettingsOf } from '../storage/s3-settings.ts';
import { createArchiveFolder } from './archive-folder.ts';
import type { Archives } from './archives.ts';
import { BackupError } from './backup-error.ts';

/** A folder of this machine, or of a bucket: `s3://BUCKET/FOLDER`. */
export async function openArchives(config: S3Config, place: string): Promise<Archives> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(place) ?? [];
  if (bucket === undefined) return createArchiveFolder(resolve(place));
  // Large, and of no use without a bucket.
  const { createArchiveBucket } = await import('./archive-bucket.ts');
  return createArchiveBucket(s3SettingsOf(config), bucket, prefix.replace(/\/$/, ''));
}

/** One archive, by its path or its address in a bucket. @throws BackupError where it names none */
export async function openArchive(config: S3Config, address: string) {
  const [, place, name] = /^(s3:\/\/[^/]+(?:\/.+)?)\/([^/]+)$/.exec(address) ?? [];
  if (place !== undefined && name !== undefined) {
    return { archives: await openArchives(config, place), name };
  }
  if (address.startsWith('s3://')) {
    throw new BackupError(`${address} names no file: s3://BUCKET/FOLDER/FILE.`);
  }
  const path = resolve(address);
  return { archives: createArchiveFolder(dirname(path)), name: basename(path) };
}
