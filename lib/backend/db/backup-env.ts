import { number, string, type InferType } from 'yup';
import { readBucket, bucketSettings, requiredWithBucket } from '../providers/storage/bucket-env.ts';
import type { BucketSettings } from '../providers/storage/bucket.ts';

export interface BackupEnv {
  /** Number of backups kept in DATA_DIR/backups, and in the bucket. */
  kept: number;
  /** Encrypts backups; undefined: anybody can read them. */
  key: string | undefined;
  /** Time of day in India, `HH:mm`, at which a worker makes one; undefined: never. */
  at: string | undefined;
  /** Where each backup is copied to; undefined: nowhere. */
  bucket: BucketSettings | undefined;
}

const backupsKeptMessage = 'BACKUPS_KEPT must be a whole number, 1 or more';

/** Validation rules for the environment variables of backups. */
export const backupSettings = {
  BACKUPS_KEPT: number()
    .typeError(backupsKeptMessage)
    .integer(backupsKeptMessage)
    .min(1, backupsKeptMessage)
    .default(14),
  BACKUP_AT: string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
    message: 'BACKUP_AT must be a time of day in India, such as 02:15',
    excludeEmptyString: true,
  }),
  // Nothing leaves the machine that others could read.
  BACKUP_KEY: requiredWithBucket(
    'BACKUP_S3_BUCKET',
    'BACKUP_KEY',
    string().min(32, 'BACKUP_KEY is too short: at least 32 characters'),
  ),
  ...bucketSettings('BACKUP_'),
};

type BackupValues = {
  [Name in keyof typeof backupSettings]: InferType<(typeof backupSettings)[Name]>;
};

export const backupEnvOf = (values: BackupValues): BackupEnv => ({
  kept: values.BACKUPS_KEPT,
  key: values.BACKUP_KEY,
  at: values.BACKUP_AT,
  bucket: readBucket('BACKUP_', values),
});
