import { string, type StringSchema } from 'yup';
import type { BucketSettings } from './bucket.ts';

/** Settings of the bucket for files, and of the one for backups, begin with it. */
type Prefix = '' | 'BACKUP_';
type Part = 'BUCKET' | 'ENDPOINT' | 'REGION' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY';
type SettingName<P extends Prefix> = `${P}S3_${Part}`;

/** Rule of a setting that a bucket needs; `bucketName` is the setting that names the bucket. */
export const requiredWithBucket = (
  bucketName: string,
  name: string,
  rule: StringSchema = string(),
) =>
  rule.when(bucketName, {
    is: Boolean,
    then: (one) => one.required(`${name} is missing: ${bucketName} needs it`),
  });

/** Returns the validation rules for the environment variables of a bucket. */
export function bucketSettings<P extends Prefix>(
  prefix: P,
): Record<SettingName<P>, StringSchema<string | undefined>> {
  const bucketName = `${prefix}S3_BUCKET`;
  const rule = (part: Part, own?: StringSchema) => {
    const name = `${prefix}S3_${part}`;
    return { [name]: requiredWithBucket(bucketName, name, own) };
  };
  const address = string().matches(/^https?:\/\/[^\s]+$/, {
    message: `${prefix}S3_ENDPOINT must be an address that starts with http:// or https://`,
    excludeEmptyString: true,
  });
  return {
    [bucketName]: string().optional(),
    ...rule('ENDPOINT', address),
    ...rule('REGION'),
    ...rule('ACCESS_KEY_ID'),
    ...rule('SECRET_ACCESS_KEY'),
  } as Record<SettingName<P>, StringSchema<string | undefined>>;
}

/** Returns the settings of the bucket; undefined if there is none. */
export function readBucket<P extends Prefix>(
  prefix: P,
  values: Partial<Record<SettingName<P>, string | undefined>>,
): BucketSettings | undefined {
  const valueOf = (part: Part) => values[`${prefix}S3_${part}`] ?? '';
  if (!valueOf('BUCKET')) return undefined;
  return {
    endpoint: valueOf('ENDPOINT').replace(/\/+$/, ''),
    bucket: valueOf('BUCKET'),
    region: valueOf('REGION'),
    accessKeyId: valueOf('ACCESS_KEY_ID'),
    secretAccessKey: valueOf('SECRET_ACCESS_KEY'),
  };
}
