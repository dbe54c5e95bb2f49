import type { ServerResponse } from 'node:http';

/**
 * Lets no shared cache keep an answer that is an error. Next sends a file that is not there with the age
 * of one that is, and a proxy would go on saying so after the file has come.
 */
export function keepErrorsFromCaches(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...sent: Parameters<typeof writeHead>) => {
    const [status] = sent;
    const kept = String(response.getHeader('cache-control') ?? '');
    if (status >= 400 && /s-maxage|public/.test(kept)) {
      response.setHeader('Cache-Control', 'private, no-store');
    }
    return writeHead(...sent);
  }) as typeof response.writeHead;
}
