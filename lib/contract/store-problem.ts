/** Faults of the server that only its owner can mend: on `/health`, in Today, and in a mail to owners. */
export const storeProblems = {
  disk_full: {
    title: 'The disk of the shop is full',
    help: 'Orders are refused until there is room. Delete what is not needed, or get a larger disk.',
  },
  data_damaged: {
    title: 'The database of the shop is damaged',
    help: 'Keep the last good backup, check the disk, and restore the backup.',
  },
  database_rights: {
    title: 'The shop may not use its database',
    help: 'The role of the database has lost a right that the shop needs.',
  },
  folder_rights: {
    title: 'The shop may not write to its folder',
    help: 'The folder of the shop (DATA_DIR) must belong to the user that runs it.',
  },
  bucket_away: {
    title: 'The bucket of the shop does not answer',
    help: 'Files or backups cannot be stored. Look at the account of the storage service.',
  },
  backup_failed: {
    title: 'The last backup failed',
    help: 'The one before it is still there. Mend the cause, or make one yourself: npm run backup.',
  },
  backup_old: {
    title: 'The shop has no recent backup',
    help: 'One is made each night (BACKUP_AT). See whether the worker runs at that time.',
  },
  trial_failed: {
    title: 'The last backup could not be restored on trial',
    help: 'It may be of no use when it is needed. Mend the cause; the next backup is tried again.',
  },
  disk_nearly_full: {
    title: 'The disk of the shop is nearly full',
    help: 'On a full disk orders are refused. Delete what is not needed, or get a larger disk.',
  },
} as const;
export type StoreProblem = keyof typeof storeProblems;
export const storeProblemNames = Object.keys(storeProblems) as readonly StoreProblem[];
