import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const html = /^text\/html\b/;
const gzip = /\bgzip\b/;
/* The addresses that are rendered once and kept: home and products. */
const keptPage = /^\/(?:products\/\d+\/[^/?]+)?(?:\?|$)/;

/** A page that is kept, and the one text for all that is missing. */
const wholePages = new Set([200, 404, 410]);

/** About 50 MB of pages at the most. */
const mostPages = 300;

/**
 * Packs a kept page once and not for every reader: packing is more than half of what such a page
 * costs. The page's own text is the key, so that a page made anew is packed anew. Everything else is
 * packed as it goes by.
 */
export function withPackedPages(handle: Handler): Handler {
  const packOnTheWay = compression();
  const packed = new LRUCache<string, Buffer>({
    max: mostPages,
    memoMethod: (text) => gzipSync(text),
  });
  return async (request, response) => {
    if (!isForKeptPage(request)) {
      return new Promise((resolve, reject) => {
        packOnTheWay(request, response, () => handle(request, response).then(resolve, reject));
      });
    }
    const end = response.end.bind(response);
    response.end = ((...sent: Parameters<typeof end>) => {
      response.end = end;
      const [page] = sent;
      if (typeof page !== 'string' || !isWholePage(response)) return end(...sent);
      const body = packed.memo(page);
      response.appendHeader('Vary', 'Accept-Encoding');
      response.setHeader('Content-Encoding', 'gzip');
      response.setHeader('Content-Length', body.length);
      return end(body);
    }) as typeof response.end;
    return handle(request, response);
  };
}

function isForKeptPage({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers['rsc'] === undefined &&
    gzip.test(String(headers['accept-encoding'] ?? '')) &&
    keptPage.test(url ?? '')
  );
}

function isWholePage(response: ServerResponse): boolean {
  return (
    wholePages.has(response.statusCode) &&
    !response.headersSent &&
    html.test(String(response.getHeader('content-type') ?? ''))
  );
}
