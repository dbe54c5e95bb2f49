import { storeProblemNames, type StoreProblem } from '../../contract/store-problem.ts';
import { errorChain, errorCodes, errorText } from '../error-text.ts';
import { BucketFailed } from '../providers/storage/bucket.ts';

export interface SeenProblem {
  name: StoreProblem;
  since: Date;
  last: Date;
  /** The error with its causes, without values. */
  detail: string;
}

/** A fault of which nothing more is seen for this long has ended. */
const silenceMs = 15 * 60_000;

const byCode: Record<string, StoreProblem> = {
  '53100': 'disk_full',
  ENOSPC: 'disk_full',
  EDQUOT: 'disk_full',
  XX001: 'data_damaged',
  XX002: 'data_damaged',
  // PostgreSQL io_error and undefined_file: a data file cannot be read or is missing.
  '58030': 'data_damaged',
  '58P01': 'data_damaged',
  '42501': 'database_rights',
  EACCES: 'folder_rights',
  EPERM: 'folder_rights',
  EROFS: 'folder_rights',
};

/** The faults that this program has seen. */
const seen = new Map<StoreProblem, SeenProblem>();

export function noteProblem(name: StoreProblem, detail: string, now: Date): void {
  const since = seen.get(name)?.since ?? now;
  seen.set(name, { name, since, last: now, detail });
}

export const endProblem = (name: StoreProblem): boolean => seen.delete(name);

/** Maps the error codes of an error and its causes to server faults, and records these. */
export function noteFailure(error: unknown, now = new Date()): void {
  const names = errorCodes(error).flatMap((code) => byCode[code] ?? []);
  if (errorChain(error).some((one) => one instanceof BucketFailed)) names.push('bucket_away');
  for (const name of names) noteProblem(name, errorText(error), now);
}

/** Returns the faults that this program has seen of late, the worst first. */
export function currentProblems(now: Date): SeenProblem[] {
  return storeProblemNames.flatMap((name) => {
    const problem = seen.get(name);
    return problem && now.getTime() - problem.last.getTime() < silenceMs ? [problem] : [];
  });
}
