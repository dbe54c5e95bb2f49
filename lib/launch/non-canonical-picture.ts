import type { IncomingMessage, ServerResponse } from 'node:http';

const pictureRoute = /^\/_next\/image\/?\?/;
/** File names of pictures and uploads: no character that has an alternative spelling. */
const ownPicture = /^\/(?:pictures|files)(?:\/[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*)+$/;

/**
 * Returns whether a request to the image optimiser uses an alternative spelling (`/./`, `%2d`, a
 * query): Next would render and cache each spelling separately.
 */
export function isNonCanonicalPicture(address: string): boolean {
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

/** Refuses such a request; returns true if it was answered. */
export function refuseNonCanonicalPicture(
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!isNonCanonicalPicture(request.url ?? '')) return false;
  response.writeHead(400, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end('There is no such picture.');
  return true;
}
