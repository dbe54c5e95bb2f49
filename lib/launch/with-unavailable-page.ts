import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPage } from '../contract/find-page.ts';
import { isForPage, isUnsentPage, replacePage } from './replace-page.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What could not be shown: the products, or any other page. */
export type UnavailableAbout = 'products' | 'page';

/** Retry-After for browsers and crawlers, in seconds. */
const retryAfterSeconds = 10;

const failed = new Set([500, 502, 503, 504]);

const unavailableText = 'The store is not available right now. Please try again later!';

/**
 * Answers with the page /store-unavailable, status 503 and Retry-After, if a page could not be
 * rendered: Next sends an error page without header and footer. Files that could not be generated
 * get a short text. Next logs the error.
 */
export function withUnavailablePage(
  handle: Handler,
  readHtml: (about: UnavailableAbout) => Promise<string>,
): Handler {
  return async (request, response) => {
    const { url = '', headers } = request;
    if (headers['rsc'] !== undefined) markFailed(response);
    if (!isForPage(request)) return handle(request, response);
    const page = findPage(url);
    const isFile = page?.kind === 'file';
    const hasFailed = () => failed.has(response.statusCode);
    replacePage(
      response,
      () => hasFailed() && (isFile ? isUnexplained(response) : isUnsentPage(response)),
      async () => {
        response.statusCode = 503;
        setRetryHeaders(response);
        if (!isFile) return readHtml(page?.showsProducts ? 'products' : 'page');
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        return unavailableText;
      },
    );
    try {
      await handle(request, response);
    } catch (error) {
      if (response.headersSent || request.socket.destroyed) throw error;
      console.error('A page could not be rendered', error);
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(unavailableText);
    }
  };
}

/* A file may itself say when to come back. */
const isUnexplained = (response: ServerResponse): boolean =>
  !response.headersSent && !response.hasHeader('Retry-After');

/* Next's router accepts no other body, and reloads the whole page after a failure. */
function markFailed(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, ...more: never[]) => {
    if (!failed.has(status)) return writeHead(status, ...more);
    setRetryHeaders(response);
    return writeHead(503, ...more);
  }) as typeof response.writeHead;
}

function setRetryHeaders(response: ServerResponse): void {
  response.setHeader('Retry-After', retryAfterSeconds);
  response.setHeader('Cache-Control', 'private, no-store');
}
