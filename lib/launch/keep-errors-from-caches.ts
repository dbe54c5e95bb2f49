import type { ServerResponse } from 'node:http';

/**
 * Prevents shared caches from storing errors, and redirects: a product whose successor is known may
 * be sold again. Next sends a missing file with the max-age of an existing one, and some errors with
 * nothing, which a cache may keep by its own rules.
 */
export function keepErrorsFromCaches(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...sent: Parameters<typeof writeHead>) => {
    const [status] = sent;
    const cacheControl = String(response.getHeader('cache-control') ?? '');
    if ((status >= 400 || status === 308) && !/no-store|no-cache|private/.test(cacheControl)) {
      response.setHeader('Cache-Control', 'private, no-store');
    }
    return writeHead(...sent);
  }) as typeof response.writeHead;
}
