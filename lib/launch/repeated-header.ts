/* Node keeps the first of two and drops the others, and a proxy may keep another one. */
const singleHeaders = new Set([
  'authorization',
  'content-length',
  'content-type',
  'host',
  'if-modified-since',
  'if-unmodified-since',
  'max-forwards',
  'proxy-authorization',
]);

/** Whether a request sends a header of one value twice; `rawHeaders` holds names and values by turns. */
export function hasRepeatedHeader(rawHeaders: readonly string[]): boolean {
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    if (!singleHeaders.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}
