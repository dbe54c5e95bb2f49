/**
 * Normalises a path for matching: one leading slash, no trailing slash. Clients send paths with or
 * without them.
 */
export function normalisePath(request: Request): string {
  const start = request.url.indexOf('/', request.url.indexOf('://') + 3);
  const query = request.url.indexOf('?', start);
  const path = request.url.slice(start, query === -1 ? undefined : query);
  const trimmed = path.replace(/^\/+/, '/').replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}
