import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isCatalogueAddress, type Verdict } from './catalogue-address.ts';
import { isForPage } from './replace-page.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const isAsking = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Addresses that have shown a page: the store is not asked about them. About 10 MB. */
const maxKnown = 50_000;

/**
 * Answers invalid addresses of products, posts and events without rendering, because rendering
 * costs about twenty times as much as a cached page. An address that has shown a page is passed on
 * at once, and so is every address for which `judge` returns undefined. `readWords` returns the
 * HTML of /page-not-found.
 */
export function withCatalogueCheck(
  handle: Handler,
  judge: (path: string) => Promise<Verdict | undefined>,
  readHtml: () => Promise<string>,
): Handler {
  const known = new LRUCache<string, true>({ max: maxKnown });

  const answerAtOnce = async (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    const verdict = await judge(path);
    if (!verdict) return false;
    const isForRouter = !isForPage(request);
    if (isForRouter && 'location' in verdict) return false;
    response.setHeader('Cache-Control', 'private, no-store');
    if ('location' in verdict) {
      response.setHeader('Location', verdict.location);
      response.writeHead(308).end();
      return true;
    }
    if (isForRouter) {
      // Next's router loads the whole page if the answer is not its own format.
      response.writeHead(verdict.status, { 'Content-Type': 'text/plain' }).end();
      return true;
    }
    const html = await readHtml();
    response.statusCode = verdict.status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
    return true;
  };

  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (!isAsking(request) || !isCatalogueAddress(path) || known.get(path)) {
      return handle(request, response);
    }
    const isAnswered = await answerAtOnce(path, request, response).catch((error: unknown) => {
      console.error(`What is at ${path} could not be read`, error);
      return false;
    });
    if (isAnswered) return;
    response.once('finish', () => {
      // For the router a redirect is an answer of 200.
      if (response.statusCode === 200 && isForPage(request)) known.set(path, true);
    });
    return handle(request, response);
  };
}
