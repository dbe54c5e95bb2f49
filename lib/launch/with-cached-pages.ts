import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import PageCache, { foundEntries } from '../platform/cache/page-cache.mjs';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Found {
  key: string;
  lastModified: number;
}

interface KnownPage extends Found {
  /** Headers that Next sent with it. */
  head: OutgoingHttpHeaders;
}

/** Addresses, about 1 KB each. */
const maxKnown = 5_000;
/** Addresses for which `middleware.ts` does not run. */
const withoutMiddleware = /^\/(?:(?:products|blogs)\/\d+\/[^/?]+|event\/\d+)?$/;
const context = { kind: 'APP_PAGE' };
const withEach = new Set(['content-length', 'date']);

/**
 * HTTP middleware that answers home, products, posts and events from the page cache, without Next,
 * because Next takes most of the time of such a request. A page is answered so after Next has sent
 * it once, and only while the page cache has the same entry and the entry is fresh.
 */
export function withCachedPages(handle: Handler): Handler {
  const cache = new PageCache({ flushToDisk: true });
  const known = new LRUCache<string, KnownPage>({ max: maxKnown });

  const readCachedText = async ({ key, lastModified }: Found): Promise<string | undefined> => {
    const entry = await cache.findFresh(key, context);
    return entry?.lastModified === lastModified ? entry.value.html : undefined;
  };

  return async (request, response) => {
    const path = cacheablePath(request);
    if (path === undefined) return handle(request, response);
    const page = known.get(path);
    const text = page && (await readCachedText(page));
    if (page && text !== undefined) {
      for (const [name, value] of Object.entries(page.head)) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.end(text);
      return;
    }
    known.delete(path);
    const found: Found[] = [];
    noteHead(response, async (head, sent) => {
      for (const one of found) {
        if ((await readCachedText(one)) === sent) known.set(path, { ...one, head });
      }
    });
    await foundEntries.run(found, () => handle(request, response));
  };
}

function cacheablePath({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers['rsc'] !== undefined) return undefined;
  return withoutMiddleware.test(url) ? url : undefined;
}

/** Calls `note` with the headers that are added to an answer from the cache, and its text. */
function noteHead(
  response: ServerResponse,
  note: (head: OutgoingHttpHeaders, text: string) => Promise<void>,
): void {
  const before = new Set(response.getHeaderNames());
  const end = response.end.bind(response);
  response.end = ((...sent: Parameters<typeof end>) => {
    response.end = end;
    const [text] = sent;
    const isHit = response.statusCode === 200 && response.getHeader('x-nextjs-cache') === 'HIT';
    if (isHit && typeof text === 'string' && !response.hasHeader('set-cookie')) {
      const added = Object.entries(response.getHeaders()).filter(
        ([name]) => !before.has(name) && !withEach.has(name),
      );
      note(Object.fromEntries(added), text).catch((error: unknown) => console.error(error));
    }
    return end(...sent);
  }) as typeof response.end;
}
