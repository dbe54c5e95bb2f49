import type { IncomingMessage, ServerResponse } from 'node:http';

const pageNotFound = '/page-not-found';

/** Answers a request with the page /page-not-found, with another status, not cacheable. */
export function showPageNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
): void {
  request.url = pageNotFound;
  delete request.headers['rsc'];
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((sent: number, ...more: never[]) => {
    response.setHeader('Cache-Control', 'private, no-store');
    return writeHead(sent === 404 ? status : sent, ...more);
  }) as typeof response.writeHead;
}
