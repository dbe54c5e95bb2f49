import { number, string, type InferType } from 'yup';
import { readBucket, bucketSettings, requiredWithBucket } from '../providers/storage/bucket-env.ts';
import type { BucketSettings } from '../providers/storage/bucket.ts';

export interface BackupEnv {
  /** Number of backups kept in DATA_DIR/backups, and in the bucket. */
  kept: number;
  /** Encrypts backups; undefined: anybody can read them. */
  key: string | undefined;
  /**
   * Time of day in India, `HH:mm`, at which a worker makes one, by default in live mode; undefined:
   * never.
   */
  at: string | undefined;
  /** Where each backup is copied to; undefined: nowhere. */
  bucket: BucketSettings | undefined;
  /** A folder on another disk or machine that each backup is copied to; undefined: none. */
  copyTo: string | undefined;
}

const backupsKeptMessage = 'BACKUPS_KEPT must be a whole number, 1 or more';

/** Validation rules for the environment variables of backups. */
export const backupSettings = {
  BACKUPS_KEPT: number()
    .typeError(backupsKeptMessage)
    .integer(backupsKeptMessage)
    .min(1, backupsKeptMessage)
    .default(14),
  BACKUP_AT: string().matches(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, {
    message: 'BACKUP_AT must be a time of day in India, such as 02:15, or off',
    excludeEmptyString: true,
  }),
  // Nothing leaves the machine that others could read.
  BACKUP_KEY: requiredWithBucket(
    'BACKUP_S3_BUCKET',
    'BACKUP_KEY',
    string().min(32, 'BACKUP_KEY is too short: at least 32 characters'),
  ),
  BACKUP_COPY_TO: string()
    .matches(/^\//, {
      message: 'BACKUP_COPY_TO must be the whole path of a folder, such as /mnt/backups',
      excludeEmptyString: true,
    })
    .when('BACKUP_KEY', {
      is: (key: string | undefined) => !key,
      then: (path) =>
        path.test('key', 'BACKUP_KEY is missing: BACKUP_COPY_TO needs it', (value) => !value),
    }),
  ...bucketSettings('BACKUP_'),
};

const nightly = '02:15';

type BackupValues = {
  [Name in keyof typeof backupSettings]: InferType<(typeof backupSettings)[Name]>;
};

export const backupEnvOf = (values: BackupValues, mode: 'demo' | 'live'): BackupEnv => ({
  kept: values.BACKUPS_KEPT,
  key: values.BACKUP_KEY,
  at: timeOf(values.BACKUP_AT ?? (mode === 'live' ? nightly : 'off')),
  bucket: readBucket('BACKUP_', values),
  copyTo: values.BACKUP_COPY_TO || undefined,
});

const timeOf = (setting: string) => (setting === 'off' ? undefined : setting);
