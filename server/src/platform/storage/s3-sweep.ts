import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';

/** Removes objects under a prefix that were last written before an instant. */
export async function sweepBucket(
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
