/** Milliseconds that the beginning of an answer of the store API is waited for. */
const readMs = 10_000;
/** Lists and files of the back office go over all orders. */
const staffReadMs = 30_000;
/** Longer than the API works on any change: one that is cut off could have been made all the same. */
const changeMs = 30_000;
/** The API answers an upload when all of it has come, over the sender's line. */
const uploadMs = 300_000;

/** How long a call may take until its answer begins. */
export function answerLimitMs(method: string, path: string, isUpload = false): number {
  if (isUpload) return uploadMs;
  if (method !== 'GET' && method !== 'HEAD') return changeMs;
  return path.startsWith('/staff/') ? staffReadMs : readMs;
}
