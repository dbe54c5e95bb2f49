import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPage } from '../contract/find-page.ts';
import { isForPage, isUnsentPage, replacePage } from './replace-page.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const saysMissing = (url = '') => findPage(url)?.saysMissing;

/**
 * Sends the HTML of /page-not-found for every page that answers 404. Next sends an empty shell for
 * `notFound()`, which only scripts would render. `readHtml` returns that page's HTML; addresses
 * for which `isDeleted` is true answer 410.
 */
export function withNotFoundPage(
  handle: Handler,
  readHtml: () => Promise<string>,
  isDeleted: (address: string) => Promise<boolean>,
): Handler {
  return async (request, response) => {
    if (isForPage(request) && !saysMissing(request.url)) {
      replacePage(
        response,
        () => response.statusCode === 404 && isUnsentPage(response),
        async () => {
          const [page, isDeletedProduct] = await Promise.all([
            readHtml(),
            isDeleted(request.url ?? ''),
          ]);
          if (isDeletedProduct) response.statusCode = 410;
          return page;
        },
      );
    }
    return handle(request, response);
  };
}
