import type { IncomingMessage, ServerResponse } from 'node:http';
import { allWidths, pictureWidths } from '../../format/picture-set.ts';
import { isKnown } from '../../answers/answer.ts';
import type { MadePicture, MadePictures } from './made-pictures.ts';
import type { WantedPicture } from './picture-queue.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const route = '/_next/image?';

/**
 * Answers requests for pictures of the shop from what was made of them, for clients that know AVIF.
 * Everything else goes to `handle`, the image optimiser of Next; `makeLater` gets the pictures that
 * were not made yet.
 */
export function withMadePictures(
  handle: Handler,
  pictures: Pick<MadePictures, 'find'>,
  makeLater: (picture: WantedPicture) => void,
): Handler {
  return async (request, response) => {
    const wanted = readWanted(request);
    if (!wanted || !request.headers.accept?.includes('image/avif')) {
      return handle(request, response);
    }
    const picture = await pictures.find(wanted.address);
    if (picture) return send(request, response, picture);
    response.once('finish', () => {
      if (response.statusCode === 200) makeLater(wanted);
    });
    return handle(request, response);
  };
}

/** Returns the picture that is asked for in one of the shop's widths, spelled as the shop does. */
function readWanted({ method, url = '', headers }: IncomingMessage): WantedPicture | undefined {
  const isFullRequest = (method === 'GET' || method === 'HEAD') && headers.range === undefined;
  if (!isFullRequest || !url.startsWith(route)) return undefined;
  const source = new URLSearchParams(url.slice(route.length)).get('url') ?? '';
  const width = pictureWidths[allWidths(source).indexOf(url)];
  return source.startsWith('/') && width ? { address: url, source, width } : undefined;
}

/** Sends the headers of the image optimiser. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { body, tag }: MadePicture,
): void {
  response.setHeader('Vary', 'Accept');
  response.setHeader('Cache-Control', 'public, max-age=31536000, must-revalidate');
  response.setHeader('ETag', tag);
  if (isKnown(request, tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'image/avif');
  response.setHeader('Content-Length', body.length);
  response.setHeader('Content-Security-Policy', "script-src 'none'; frame-src 'none'; sandbox;");
  response.end(request.method === 'HEAD' ? undefined : body);
}
