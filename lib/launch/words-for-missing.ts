import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForPage, isUnsentPage, replacePage } from './replace-page.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/* Orders have words of their own for what is missing, with the way back to the other orders. */
const withOwnWords = /^\/orders(?:\/|$|\?)/;

/**
 * Gives the words of /page-not-found to every page that answers 404. Next sends an empty shell for
 * what throws `notFound()`, and only scripts would draw it. `readWords` gives that page's HTML;
 * what `isGone` says yes to answers 410.
 */
export function withWordsForMissing(
  handle: Handler,
  readWords: () => Promise<string>,
  isGone: (address: string) => Promise<boolean>,
): Handler {
  return async (request, response) => {
    if (isForPage(request) && !withOwnWords.test(request.url ?? '')) {
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
