import type { IncomingMessage, ServerResponse } from 'node:http';

const pictureRoute = /^\/_next\/image\/?\?/;
/** Names as files and uploads have them: nothing that a second spelling could be made of. */
const ownPicture = /^\/(?:pictures|files)(?:\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)+$/;

/**
 * Whether a request for a picture in another width names it in a spelling of its own (`/./`, `%2d`, a
 * query): Next would draw and keep each spelling anew.
 */
export function isOddPicture(address: string): boolean {
  if (!pictureRoute.test(address)) return false;
  const named = new URLSearchParams(address.slice(address.indexOf('?'))).getAll('url');
  return named.length !== 1 || !isSpelledOnce(named[0] ?? '');
}

function isSpelledOnce(picture: string): boolean {
  if (picture.startsWith('/')) return ownPicture.test(picture);
  if (!URL.canParse(picture)) return false;
  const { href, search, hash, protocol } = new URL(picture);
  return href === picture && !search && !hash && protocol === 'https:';
}

/** Refuses such a request: true once it is answered. */
export function refuseOddPicture(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isOddPicture(request.url ?? '')) return false;
  response.writeHead(400, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end('There is no such picture.');
  return true;
}
