import { string } from 'yup';
import type { BucketSettings } from './bucket.ts';

/** Required with S3_BUCKET and not allowed without it. */
const ofBucket = (name: string, rule = string()) =>
  rule.when('S3_BUCKET', {
    is: Boolean,
    then: (one) => one.required(`${name} is missing: S3_BUCKET needs it`),
  });

/** Validation rules for the environment variables of a bucket. */
export const bucketSettings = {
  S3_BUCKET: string().optional(),
  S3_ENDPOINT: ofBucket(
    'S3_ENDPOINT',
    string().matches(/^https?:\/\/[^\s]+$/, {
      message: 'S3_ENDPOINT must be an address that starts with http:// or https://',
      excludeEmptyString: true,
    }),
  ),
  S3_REGION: ofBucket('S3_REGION'),
  S3_ACCESS_KEY_ID: ofBucket('S3_ACCESS_KEY_ID'),
  S3_SECRET_ACCESS_KEY: ofBucket('S3_SECRET_ACCESS_KEY'),
};

/** Returns the settings of the bucket; undefined if there is none. */
export function bucketOf(
  values: Partial<Record<keyof typeof bucketSettings, string | undefined>>,
): BucketSettings | undefined {
  if (!values.S3_BUCKET) return undefined;
  return {
    endpoint: (values.S3_ENDPOINT ?? '').replace(/\/+$/, ''),
    bucket: values.S3_BUCKET,
    region: values.S3_REGION ?? '',
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
  };
}
