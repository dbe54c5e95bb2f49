/** Milliseconds until the first byte of an answer. */
const readMs = 10_000;
/** Milliseconds. Back office lists and exports read all orders. */
const staffReadMs = 30_000;
/**
 * Milliseconds. Longer than the API works on any change: an aborted change could have been saved
 * nevertheless.
 */
const changeMs = 30_000;
/** Milliseconds. The API answers an upload only after receiving all of it. */
const uploadMs = 300_000;

/** Returns the timeout of a call in milliseconds, until its answer begins. */
export function answerLimitMs(method: string, path: string, isUpload = false): number {
  if (isUpload) return uploadMs;
  if (method !== 'GET' && method !== 'HEAD') return changeMs;
  return path.startsWith('/staff/') ? staffReadMs : readMs;
}
