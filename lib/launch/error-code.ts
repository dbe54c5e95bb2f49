/** Returns the system error code, such as ENOENT, or an empty text. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

/**
 * Handles the rejection of a read: undefined for a missing file, all other errors are thrown again.
 */
export function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
