import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isCatalogueAddress, type Verdict } from './catalogue-address.ts';
import { isForPage } from './replace-page.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const isAsking = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Addresses that showed a page: of these the store is asked nothing. About 10 MB. */
const mostKnown = 50_000;

/**
 * Answers made-up addresses of products, posts and events without rendering them: rendering costs about
 * twenty times what a kept page costs. An address that has shown a page is passed on at once, and so is
 * everything that `judge` has no verdict on. `readWords` gives the HTML of /page-not-found.
 */
export function withCatalogueCheck(
  handle: Handler,
  judge: (path: string) => Promise<Verdict | undefined>,
  readWords: () => Promise<string>,
): Handler {
  const known = new LRUCache<string, true>({ max: mostKnown });

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
      // Next's router loads the whole page where an answer is none of its own.
      response.writeHead(verdict.status, { 'Content-Type': 'text/plain' }).end();
      return true;
    }
    const words = await readWords();
    response.statusCode = verdict.status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(words);
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
      // To the router a redirect is an answer of 200.
      if (response.statusCode === 200 && isForPage(request)) known.set(path, true);
    });
    return handle(request, response);
  };
}
