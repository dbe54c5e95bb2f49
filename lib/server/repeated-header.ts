/*
 * Node keeps the first value and drops the others, but a proxy may keep another one (request
 * smuggling).
 */
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

/**
 * Returns whether a request repeats a single-value header; `rawHeaders` alternates names and
 * values.
 */
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
