import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

type Credentials = Omit<S3Settings, 'bucket'>;

/** @param settings where null, the standard AWS_ variables, files and roles of the machine count */
export function createS3Client(settings: Credentials | null): S3Client {
  return new S3Client({
    ...(settings && given(settings)),
    // Stores other than Amazon's know nothing of the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  });
}

function given(settings: Credentials): S3ClientConfig {
  const { region, accessKeyId, secretAccessKey, endpoint, pathStyle } = settings;
  const credentials = { accessKeyId, secretAccessKey };
  return { endpoint, region, credentials, forcePathStyle: pathStyle };
}
