/**
 * Faults of the server that only its owner can mend: on `/health`, in Today, and in a mail to
 * owners.
 */
export const storeProblems = {
  disk_full: {
    title: 'The server is running out of disk space',
    help: 'Customers can’t order until space is freed up. Delete files you don’t need or get a larger disk.',
  },
  data_damaged: {
    title: 'The database is damaged',
    help: 'Keep the last good backup, check the disk and restore the backup.',
  },
  database_rights: {
    title: 'The shop can’t access its database',
    help: 'The database role is missing a permission that the shop needs.',
  },
  folder_rights: {
    title: 'The shop can’t write to its folder',
    help: 'The shop’s folder (DATA_DIR) must belong to the user that runs the shop.',
  },
  bucket_away: {
    title: 'The storage bucket is not responding',
    help: 'Files or backups can’t be stored. Check your account with the storage service.',
  },
  backup_failed: {
    title: 'The last backup failed',
    help: 'Earlier backups are still there, if any. Fix the cause, then run npm run backup.',
  },
  backup_old: {
    title: 'The shop has no recent backup',
    help: 'A backup should be made every night (BACKUP_AT). Check that the worker runs at that time.',
  },
  trial_failed: {
    title: 'The last backup failed its restore test',
    help: 'It might not be possible to restore it. Fix the cause. The next backup will be tested too.',
  },
  disk_nearly_full: {
    title: 'The server disk is nearly full',
    help: 'Customers can’t order once it is full. Delete files you don’t need or get a larger disk.',
  },
} as const;
export type StoreProblem = keyof typeof storeProblems;
export const storeProblemNames = Object.keys(storeProblems) as readonly StoreProblem[];
