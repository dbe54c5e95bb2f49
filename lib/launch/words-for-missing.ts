import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPage } from '../contract/find-page.ts';
import { isForPage, isUnsentPage, replacePage } from './replace-page.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const saysMissing = (url = '') => findPage(url)?.saysMissing;

/**
 * Sends the HTML of /page-not-found for every page that answers 404. Next sends an empty shell for
 * `notFound()`, which only scripts would render. `readWords` returns that page's HTML; addresses
 * for which `isGone` is true answer 410.
 */
export function withWordsForMissing(
  handle: Handler,
  readWords: () => Promise<string>,
  isGone: (address: string) => Promise<boolean>,
): Handler {
  return async (request, response) => {
    if (isForPage(request) && !saysMissing(request.url)) {
      replacePage(
        response,
        () => response.statusCode === 404 && isUnsentPage(response),
        async () => {
          const [page, isGoneForGood] = await Promise.all([readWords(), isGone(request.url ?? '')]);
          if (isGoneForGood) response.statusCode = 410;
          return page;
        },
      );
    }
    return handle(request, response);
  };
}
