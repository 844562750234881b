import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { limits } from '@stratum/contract/limits';
import type { Clock } from '../clock.ts';
import { AppError } from '../http/app-error.ts';
import { contentDisposition } from './content-disposition.ts';
import { removeOlder } from './local-storage.ts';
import { receive } from './receive.ts';
import { createS3Client } from './s3-client.ts';
import type { S3Settings } from './s3-settings.ts';
import {
  type AwaitedUpload,
  type KeptObject,
  keptFolders,
  linkTimes,
  type SentObject,
  type Storage,
} from './storage.ts';

export interface S3Storage extends Storage {
  readonly kind: 's3';
}

/** Keys of what browsers sent and the server has not inspected; nothing under it is ever handed out. */
const incomingPrefix = 'incoming/';

/**
 * Files in a bucket. Browsers send to and load from it directly, by addresses that are signed for
 * one object each; what they sent is read, inspected and written anew by the server.
 */
export function createS3Storage(
  settings: S3Settings,
  { clock, folder }: { clock: Clock; folder: string },
): S3Storage {
  const { bucket: Bucket } = settings;
  const client = createS3Client(settings);
  const scratch = join(folder, 'incoming');
  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  };
  return {
    kind: 's3',
    scratch,
    origin: originOf(settings),
    uploadUrl: (upload) => presignUpload(client, Bucket, upload, clock.now()),
    async fetchUpload(upload, path) {
      const Key = incomingKey(upload);
      const size = await sizeOf(client, Bucket, Key);
      if (size === null) return false;
      if (size > (upload.size ?? limits.upload.maxBytes)) throw new AppError('file_too_large');
      await receive(await bytesOf(client, Bucket, Key), path, limits.upload.maxBytes);
      return true;
    },
    openSent: (upload) => openObject(client, Bucket, incomingKey(upload)),
    dropUpload: (upload) => remove(incomingKey(upload)),
    async write(Key, ContentType, source) {
      const bytes = source instanceof Uint8Array;
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key,
          ContentType,
          ACL: 'private',
          ContentLength: bytes ? source.length : (await stat(source.path)).size,
          Body: bytes ? source : createReadStream(source.path),
        }),
      );
    },
    async copy(key, to, ContentType) {
      await client.send(copyOf(Bucket, key, { to, ContentType })).catch(rethrowMissing);
    },
    read: (Key) => bytesOf(client, Bucket, Key),
    list: () => listKept(client, Bucket),
    link: (Key, as, seconds) =>
      presignLink(client, { Bucket, Key }, as, linkTimes(clock.now(), seconds)),
    remove,
    async sweepIncoming(before) {
      await removeOlder(scratch, before);
      await sweepBucket(client, Bucket, incomingPrefix, before);
    },
  };
}

async function presignLink(
  client: S3Client,
  object: { Bucket: string; Key: string },
  as: Parameters<Storage['link']>[1],
  { from, until }: ReturnType<typeof linkTimes>,
): ReturnType<Storage['link']> {
  const expiresIn = (until.getTime() - from.getTime()) / 1000;
  const command = new GetObjectCommand({
    ...object,
    ResponseContentType: as.type,
    ResponseContentDisposition: contentDisposition(as),
    ResponseCacheControl: `private, max-age=${expiresIn}`,
  });
  const url = await getSignedUrl(client, command, { signingDate: from, expiresIn });
  return { url, expiresAt: until };
}

/**
 * Signed for the type, the public-read access list that the specification's client sends, and the
 * size where it was announced. The bucket ignores public access lists (docs/operating.md).
 */
function presignUpload(client: S3Client, Bucket: string, upload: AwaitedUpload, now: Date) {
  const command = new PutObjectCommand({
    Bucket,
    Key: incomingKey(upload),
    ContentType: upload.type,
    ACL: 'public-read',
    ...(upload.size !== null && { ContentLength: upload.size }),
  });
  return getSignedUrl(client, command, {
    signingDate: now,
    expiresIn: Math.floor((upload.expiresAt.getTime() - now.getTime()) / 1000),
    signableHeaders: new Set(['host', 'content-type', 'content-length', 'x-amz-acl']),
    unhoistableHeaders: new Set(['x-amz-acl']),
  });
}

function incomingKey({ userId, id }: AwaitedUpload): string {
  return `${incomingPrefix}${userId}/${id}`;
}

/** Reads and copies one version of an object: where something else was sent over it, none has arrived. */
async function openObject(
  client: S3Client,
  Bucket: string,
  Key: string,
): Promise<SentObject | null> {
  const { ContentLength: size = 0, ETag } = (await headOf(client, Bucket, Key)) ?? {};
  if (ETag === undefined) return null;
  return {
    size,
    async read(start, end) {
      const Range = `bytes=${start}-${end - 1}`;
      const part = new GetObjectCommand({ Bucket, Key, Range, IfMatch: ETag });
      const { Body } = await client.send(part).catch(rethrowReplaced);
      return Body instanceof Readable ? buffer(Body) : new Uint8Array();
    },
    async copyTo(key, ContentType) {
      const copy = copyOf(Bucket, Key, { to: key, ContentType, CopySourceIfMatch: ETag });
      await client.send(copy).catch(rethrowReplaced);
    },
  };
}

function copyOf(
  Bucket: string,
  key: string,
  { to, ...named }: { to: string; ContentType: string; CopySourceIfMatch?: string },
) {
  const source = { Bucket, CopySource: `${Bucket}/${key}` };
  return new CopyObjectCommand({
    ...source,
    ...named,
    Key: to,
    MetadataDirective: 'REPLACE',
    ACL: 'private',
  });
}

/** @throws AppError not_found where the object is gone by now */
function rethrowMissing(cause: unknown): never {
  const isMissing = cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 404;
  throw isMissing ? new AppError('not_found', { cause }) : cause;
}

/** @throws AppError upload_unfinished where the object is another by now */
function rethrowReplaced(cause: unknown): never {
  const isReplaced = cause instanceof S3ServiceException && cause.$metadata.httpStatusCode === 412;
  throw isReplaced ? new AppError('upload_unfinished', { cause }) : cause;
}

/** Null where there is no such object. */
async function sizeOf(client: S3Client, Bucket: string, Key: string): Promise<number | null> {
  const head = await headOf(client, Bucket, Key);
  return head && (head.ContentLength ?? 0);
}

async function headOf(client: S3Client, Bucket: string, Key: string) {
  try {
    return await client.send(new HeadObjectCommand({ Bucket, Key }));
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}

/** @throws AppError not_found */
async function bytesOf(client: S3Client, Bucket: string, Key: string): Promise<Readable> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    if (Body instanceof Readable) return Body;
  } catch (error) {
    if (!(error instanceof NoSuchKey)) throw error;
  }
  throw new AppError('not_found');
}

function originOf({ endpoint, bucket, pathStyle }: S3Settings): string {
  const { protocol, host } = new URL(endpoint);
  return pathStyle ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`;
}

async function* listKept(client: S3Client, Bucket: string): AsyncGenerator<KeptObject> {
  for (const kept of keptFolders) {
    const Prefix = `${kept}/`;
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      for (const { Key: key, Size: size, LastModified: writtenAt } of Contents) {
        if (key !== undefined && size !== undefined && writtenAt) yield { key, size, writtenAt };
      }
    }
  }
}

/** Removes objects under a prefix that were last written before an instant. */
async function sweepBucket(
  client: S3Client,
  Bucket: string,
  Prefix: string,
  before: Date,
): Promise<void> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
    for (const { Key, LastModified } of Contents) {
      const stale = LastModified !== undefined && LastModified < before;
      if (stale) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    }
  }
}
