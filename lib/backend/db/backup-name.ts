/** Names of backups that this program gives, also of incomplete ones. */
export const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(\.partial)?$/;

/** Returns the name of a backup that is made at this moment; names sort by time. */
export const stampOf = (now: Date): string => now.toISOString().slice(0, 19).replaceAll(':', '-');
