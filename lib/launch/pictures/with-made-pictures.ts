import type { IncomingMessage, ServerResponse } from 'node:http';
import { allWidths } from '../../format/picture-set.ts';
import { isKnown } from '../entity-tag.ts';
import { type MadePicture, type MadePictures, pictureFormats } from './made-pictures.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const route = '/_next/image?';

/**
 * Answers requests for pictures of the shop from what was made of them, in the smallest format that
 * the client knows. Everything else goes to `handle`, the image optimiser of Next; `makeLater` gets
 * the pictures that were not made in that format yet.
 */
export function withMadePictures(
  handle: Handler,
  pictures: Pick<MadePictures, 'find'>,
  makeLater: (source: string) => void,
): Handler {
  return async (request, response) => {
    const source = sourceOf(request);
    const accepted = pictureFormats.filter((format) =>
      request.headers.accept?.includes(`image/${format}`),
    );
    if (!source || accepted.length === 0) return handle(request, response);
    for (const format of accepted) {
      const picture = await pictures.find(request.url ?? '', format);
      if (picture) return send(request, response, picture, `image/${format}`);
    }
    response.once('finish', () => {
      if (response.statusCode === 200) makeLater(source);
    });
    return handle(request, response);
  };
}

/** Returns the picture that is asked for in one of the shop's widths, spelled as the shop does. */
function sourceOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  const isWhole = (method === 'GET' || method === 'HEAD') && headers.range === undefined;
  if (!isWhole || !url.startsWith(route)) return undefined;
  const source = new URLSearchParams(url.slice(route.length)).get('url') ?? '';
  return source.startsWith('/') && allWidths(source).includes(url) ? source : undefined;
}

/** Sends the headers of the image optimiser. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  { body, tag }: MadePicture,
  type: string,
): void {
  response.setHeader('Vary', 'Accept');
  response.setHeader('Cache-Control', 'public, max-age=31536000, must-revalidate');
  response.setHeader('ETag', tag);
  if (isKnown(request, tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  response.setHeader('Content-Security-Policy', "script-src 'none'; frame-src 'none'; sandbox;");
  response.end(request.method === 'HEAD' ? undefined : body);
}
