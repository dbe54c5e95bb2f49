/**
 * The one form in which paths are matched: one leading slash, no trailing one. Clients of this
 * contract write them with or without either.
 */
export function normalisePath(request: Request): string {
  const start = request.url.indexOf('/', request.url.indexOf('://') + 3);
  const query = request.url.indexOf('?', start);
  const path = request.url.slice(start, query === -1 ? undefined : query);
  const trimmed = path.replace(/^\/+/, '/').replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}
