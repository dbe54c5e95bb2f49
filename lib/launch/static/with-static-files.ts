import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding, entityTag, isKnown } from '../../answers/answer.ts';
import { errorCode } from '../error-code.ts';
import { filesIn } from './packed-files.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const route = '/_next/static/';
const types: Record<string, string> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.woff2': 'font/woff2',
};

/** Bytes of files in memory. A build has about 4 MB of them. */
const maxBytes = 16 * 1024 * 1024;
const largestFile = 2 * 1024 * 1024;

interface CachedFile {
  body: Buffer;
  tag: string;
  encoding: Encoding | undefined;
}

interface Folders {
  /** Folder of the build. */
  source: string;
  /** Folder with the same files compressed, see `packFiles`. */
  packed: string;
}

/**
 * Answers requests for files of the build from memory, compressed where the client allows it and
 * the compressed file exists. Everything else goes to `handle`: parts of a file (Range), large
 * files, and those that are not compressed yet.
 */
export async function withStaticFiles(
  handle: Handler,
  { source, packed }: Folders,
): Promise<Handler> {
  const names = new Set(await filesIn(source));
  const cache = new LRUCache<string, CachedFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
  });

  const keep = (key: string, body: Buffer, encoding?: Encoding): CachedFile => {
    const file = { body, encoding, tag: entityTag(body) };
    cache.set(key, file);
    return file;
  };

  const read = async (name: string, encoding?: Encoding): Promise<CachedFile | undefined> => {
    const key = encoding ? `${name}.${encoding}` : name;
    const known = cache.get(key);
    if (known) return known;
    if (encoding) {
      const body = await readFile(join(packed, key)).catch(absent);
      return body && keep(key, body, encoding);
    }
    const { size } = await stat(join(source, name));
    return size > largestFile ? undefined : keep(key, await readFile(join(source, name)));
  };

  return async (request, response) => {
    const name = requestedFile(request);
    const type = types[extname(name)];
    if (!type || !names.has(name)) return handle(request, response);
    const file = await read(name, encodingFor(name, request));
    if (!file) return handle(request, response);
    send(request, response, file, type);
  };
}

/* Fonts are compressed in themselves. */
const encodingFor = (name: string, { headers }: IncomingMessage) =>
  name.endsWith('.woff2') ? undefined : acceptedEncoding(headers['accept-encoding']);

function requestedFile({ method, url = '', headers }: IncomingMessage): string {
  const isFullRequest = (method === 'GET' || method === 'HEAD') && headers.range === undefined;
  if (!isFullRequest || !url.startsWith(route)) return '';
  const [path = ''] = url.slice(route.length).split('?', 1);
  return path;
}

function absent(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { body, tag, encoding }: CachedFile,
  type: string,
): void {
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(request, tag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(request.method === 'HEAD' ? undefined : body);
}
