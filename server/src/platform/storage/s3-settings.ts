import type { Config } from '../config.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly pathStyle: boolean;
}

export type S3Config = Pick<
  Config,
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PATH_STYLE'
>;

/** The bucket for uploaded files; null where its settings are not there. */
export function s3SettingsOf(config: S3Config): S3Settings | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PATH_STYLE: pathStyle,
  } = config;
  if (!(endpoint && bucket && region && accessKeyId && secretAccessKey)) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle };
}
