/** A page older than this is read again, while the older one is shown. */
const freshMs = 60_000;

/**
 * Keeps the HTML of a page in memory. It is read again in the background once it is a minute old; where
 * that fails the older one stays. Fails only while it has never been read.
 */
export function keepPage(read: () => Promise<string>, now = () => Date.now()) {
  let kept: string | undefined;
  let readAt = 0;
  let reading: Promise<string> | undefined;
  const readAgain = () => {
    reading ??= read()
      .then((page) => {
        readAt = now();
        return (kept = page);
      })
      .finally(() => (reading = undefined));
    return reading;
  };
  return async (): Promise<string> => {
    if (kept === undefined) return readAgain();
    if (now() - readAt > freshMs) readAgain().catch(() => undefined);
    return kept;
  };
}
