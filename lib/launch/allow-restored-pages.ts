import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPage } from '../contract/find-page.ts';

const html = /^text\/html\b/;

/**
 * Lets browsers restore a public page from the back/forward cache, which `no-store` forbids: Next
 * sends that with every page that it renders for a request. Public is what search engines may index.
 * All others keep it, so that nobody goes back to personal data or a typed password after a logout.
 */
export function allowRestoredPages(request: IncomingMessage, response: ServerResponse): void {
  if (!findPage(request.url ?? '')?.sitemap) return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...sent: Parameters<typeof writeHead>) => {
    const isPublicPage =
      sent[0] === 200 &&
      html.test(String(response.getHeader('content-type') ?? '')) &&
      !response.hasHeader('set-cookie');
    if (isPublicPage && String(response.getHeader('cache-control') ?? '').includes('no-store')) {
      response.setHeader('Cache-Control', 'private, no-cache, max-age=0, must-revalidate');
    }
    return writeHead(...sent);
  }) as typeof response.writeHead;
}
