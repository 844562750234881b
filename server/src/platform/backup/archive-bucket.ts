import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createS3Client } from '../storage/s3-client.ts';
import type { S3Settings } from '../storage/s3-settings.ts';
import type { Archives } from './archives.ts';
import { BackupError } from './backup-error.ts';

/** Bytes of a part; a bucket takes ten thousand of them, 320 GB. */
const partSize = 32 * 1024 * 1024;
/** How many are on their way at once, and in memory. */
const partsAtOnce = 2;

/** Archives in a bucket, which shows an object only once it is whole. */
export function createArchiveBucket(
  settings: S3Settings | null,
  Bucket: string,
  folder: string,
): Archives {
  const client = createS3Client(settings);
  const Prefix = folder === '' ? '' : `${folder}/`;
  const object = (name: string) => ({ Bucket, Key: Prefix + name });
  const called = (name: string) => `s3://${Bucket}/${Prefix}${name}`;
  return {
    async list() {
      const names: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = '' } of Contents) names.push(Key.slice(Prefix.length));
      }
      return names;
    },
    async write(name, content, signal) {
      const isThere = await client.send(new HeadObjectCommand(object(name))).then(
        () => true,
        (error: unknown) => {
          if (error instanceof NotFound) return false;
          throw error;
        },
      );
      if (isThere) throw new BackupError(`${called(name)} is there already.`);
      const upload = new Upload({
        client,
        params: { ...object(name), Body: content, ContentType: 'application/x-tar' },
        partSize,
        queueSize: partsAtOnce,
      });
      const abort = () => void upload.abort();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        signal?.throwIfAborted();
        await upload.done();
      } finally {
        signal?.removeEventListener('abort', abort);
        content.destroy();
      }
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand(object(name)));
        if (Body instanceof Readable) return Body;
      } catch (error) {
        if (!(error instanceof NoSuchKey)) throw error;
      }
      throw new BackupError(`There is no archive ${called(name)}.`);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)));
    },
    // Parts of an upload that a killed process has left end by a rule of the bucket.
    async sweep() {},
  };
}
