import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import compression, { filter } from 'compression';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { entityTag, isKnown } from './entity-tag.ts';
import { isForEverybody } from './is-for-everybody.ts';
import { holdScripts } from './hold-scripts.ts';
import { freshViewOf } from './list-view.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const html = /^text\/html\b/;
/** Statuses of cached pages, and of the shared page for missing addresses. */
const pageStatuses = new Set([200, 404, 410]);

/** For each encoding. */
const maxPages = 300;
const maxFreshPages = 30;
/** Bytes of the compressed pages, and characters of their texts, which are the keys. */
const maxSize = 14 * 1024 * 1024;

/* Three milliseconds for a page of 100 KB, a fifth smaller than gzip; 10 takes forty. */
const brotliQuality = 9;

interface PackedPage {
  body: Buffer;
  tag: string;
}

const encoders: Record<Encoding, (page: string) => Buffer> = {
  br: (page) =>
    brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (page) => gzipSync(page),
};

function createCache(encode: (page: string) => Buffer, max: number) {
  return new LRUCache<string, PackedPage>({
    max,
    maxSize,
    sizeCalculation: ({ body }, page) => body.length + page.length,
    memoMethod: (page) => {
      const body = encode(holdScripts(page));
      return { body, tag: entityTag(body) };
    },
  });
}

/**
 * Compresses a cached page once and not for every reader, because compression is more than half of
 * the cost of such a page. The page text is the cache key, so that a new version is compressed
 * again. Everything else is compressed while streaming, except parts of a file.
 */
export function withPackedPages(handle: Handler): Handler {
  const compressStreamed = compression({ filter: isCompressible });
  const cachesOf = (max: number) => ({
    br: createCache(encoders.br, max),
    gzip: createCache(encoders.gzip, max),
  });
  const cached = cachesOf(maxPages);
  // Apart, because anybody can invent such pages.
  const fresh = cachesOf(maxFreshPages);
  return async (request, response) => {
    if (request.headers.range !== undefined) return handle(request, response);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const packed = encoding && cachesFor(request, { kept: cached, fresh });
    if (!encoding || !packed) {
      // Copied: `with-kept-views.ts` replaces method and headers of the request meanwhile.
      const { method, headers } = request;
      return new Promise((resolve, reject) => {
        const next = () => void handle(request, response).then(resolve, reject);
        compressStreamed({ method, headers }, response, next);
      });
    }
    const end = response.end.bind(response);
    response.end = ((...sent: Parameters<typeof end>) => {
      response.end = end;
      const [page] = sent;
      if (typeof page !== 'string' || !isCompletePage(response)) return end(...sent);
      const { body, tag } = packed[encoding].memo(page);
      response.appendHeader('Vary', 'Accept-Encoding');
      if (response.statusCode === 200) {
        response.setHeader('ETag', tag);
        if (isKnown(request, tag)) return endUnchanged(response, end);
      }
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', body.length);
      return end(body);
    }) as typeof response.end;
    return handle(request, response);
  };
}

/* Next sends the content type of files and calls as an array of one. */
function isCompressible(...[request, response]: Parameters<typeof filter>): boolean {
  const type = response.getHeader('Content-Type');
  if (Array.isArray(type)) response.setHeader('Content-Type', type.join(', '));
  return filter(request, response);
}

function cachesFor<T>(
  { method, url, headers }: IncomingMessage,
  { kept: cached, fresh }: { kept: T; fresh: T },
): T | undefined {
  if (method !== 'GET' || headers['rsc'] !== undefined) return undefined;
  if (isForEverybody(url)) return cached;
  return freshViewOf(url) ? fresh : undefined;
}

function endUnchanged(response: ServerResponse, end: () => ServerResponse): ServerResponse {
  response.statusCode = 304;
  for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
  return end();
}

function isCompletePage(response: ServerResponse): boolean {
  return (
    pageStatuses.has(response.statusCode) &&
    !response.headersSent &&
    html.test(String(response.getHeader('content-type') ?? ''))
  );
}
