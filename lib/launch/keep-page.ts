/**
 * An older page is read again in the background while the old one is served
 * (stale-while-revalidate).
 */
const freshMs = 60_000;

/**
 * Caches the HTML of a page in memory (stale-while-revalidate). Reads it again in the background
 * once it is a minute old; if that fails the old one stays. Throws only if it has never been read.
 */
export function keepPage(read: () => Promise<string>, now = () => Date.now()) {
  let cached: string | undefined;
  let readAt = 0;
  let reading: Promise<string> | undefined;
  const readAgain = () => {
    reading ??= read()
      .then((page) => {
        readAt = now();
        return (cached = page);
      })
      .finally(() => (reading = undefined));
    return reading;
  };
  return async (): Promise<string> => {
    if (cached === undefined) return readAgain();
    if (now() - readAt > freshMs) readAgain().catch(() => undefined);
    return cached;
  };
}
