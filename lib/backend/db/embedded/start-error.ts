/** The embedded database cannot be started; the message is shown in the terminal. */
export class DatabaseStartError extends Error {
  override readonly name: string = 'DatabaseStartError';
}

/** Another running store process uses the same data. */
export class DataInUseError extends DatabaseStartError {
  override readonly name = 'DataInUseError';
}

/** What PostgreSQL says where files of the cluster are missing or unreadable. */
const DAMAGED =
  /need to initdb|pg_control|control file|database "postgres" does not exist|could not locate a valid checkpoint/i;

const CAUSES: ReadonlyArray<[RegExp, string]> = [
  [/ENOSPC|No space left on device/i, 'There is no space left on the disk.'],
  [/EDQUOT|quota exceeded/i, 'The disk quota of this user is used up.'],
  [/EROFS|Read-only file system/i, 'The file system can only be read.'],
  [/EACCES|EPERM|Permission denied/i, 'The current user may not read or write there.'],
  [/EEXIST|ENOTDIR|Not a directory/i, 'A part of that path is a file, not a folder.'],
  [
    DAMAGED,
    'The database files are damaged. Restore a backup: npm run db:restore -- <folder>, which keeps them beside the new ones.',
  ],
  [/cannot be run as root|must be owned by/i, 'The database files belong to another user.'],
  [
    /error while loading shared libraries|spawn \S+ (ENOENT|ENOEXEC)|Exec format error/i,
    'The PostgreSQL programs do not run on this system (glibc, macOS or Windows is needed). Set DATABASE_URL to use a PostgreSQL server of your own.',
  ],
];

/** Returns one sentence for the usual causes of a failure, or an empty text. */
function explainFailure(detail: string): string {
  return CAUSES.find(([pattern]) => pattern.test(detail))?.[1] ?? '';
}

/** Whether the files of the database are damaged, so that it cannot start. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof DatabaseStartError && DAMAGED.test(error.message);

/** Builds one start error from the attempted action, the usual cause and the raw detail. */
export function startError(what: string, detail: unknown): DatabaseStartError {
  if (detail instanceof DatabaseStartError) return detail;
  const raw = (detail instanceof Error ? detail.message : String(detail)).trim();
  const parts = [what, explainFailure(raw), raw && `(${raw})`].filter(Boolean);
  return new DatabaseStartError(parts.join(' '), { cause: detail });
}
