import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';
import { isForEverybody } from './is-for-everybody.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const html = /^text\/html\b/;
const gzip = /\bgzip\b/;
/** Statuses of cached pages, and of the shared page for missing addresses. */
const wholePages = new Set([200, 404, 410]);

/** About 50 MB of pages at most. */
const mostPages = 300;

/**
 * Compresses a cached page once and not for every reader, because compression is more than half of
 * the cost of such a page. The page text is the cache key, so that a new version is compressed
 * again. Everything else is compressed while streaming.
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
    isForEverybody(url)
  );
}

function isWholePage(response: ServerResponse): boolean {
  return (
    wholePages.has(response.statusCode) &&
    !response.headersSent &&
    html.test(String(response.getHeader('content-type') ?? ''))
  );
}
