import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createBrotliCompress, createGzip, gunzip } from 'node:zlib';
import {
  acceptedEncoding,
  type Answer,
  type Encoding,
  isKnown,
  isText,
  pack,
  quickQuality,
  toHead,
} from './answer.ts';
import { isHtml, type Rendered } from './rendered.ts';
import { readAll, type Renderers, withoutConnection } from './renderers.ts';
import { ownCacheControl, restorable, unkept } from './steps.ts';
import type { CacheStatus } from './store.ts';

const unpack = promisify(gunzip);
const secondMs = 1_000;
/** Bytes: what is shorter fits into one packet anyway. */
const leastPacked = 1_024;

const encodingFor = ({ headers }: IncomingMessage): Encoding | undefined =>
  acceptedEncoding(headers['accept-encoding']);

const cacheStatuses = new WeakMap<ServerResponse, CacheStatus>();

/** Returns how an answer that was sent came about; undefined: it was for one reader. */
export const readCacheStatus = (response: ServerResponse): CacheStatus | undefined =>
  cacheStatuses.get(response);

interface Manner {
  from?: CacheStatus;
  /** In the place of its own, for the words about what is missing. */
  status?: number;
  headers?: readonly string[];
}

/** Sends an answer for everybody: bytes that are ready. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { from, status = answer.status, headers = [] }: Manner = {},
): Promise<void> {
  if (from) cacheStatuses.set(response, from);
  const isGood = status === 200;
  const head = [...answer.head, ...headers, 'Cache-Control', cacheControlOf(answer, isGood)];
  if (from) head.push('x-nextjs-cache', from);
  const { body, tag, encoding } = await chooseBody(request, answer);
  if (isGood && tag && isKnown(request, tag)) {
    response.writeHead(304, [...withoutType(head), 'ETag', tag]).end();
    return;
  }
  if (isGood && tag) head.push('ETag', tag);
  if (encoding) head.push('Content-Encoding', encoding);
  head.push('Content-Length', String(body.length));
  response.writeHead(status, head).end(request.method === 'HEAD' ? undefined : body);
}

interface ChosenBody {
  body: Buffer;
  tag?: string;
  encoding?: Encoding;
}

async function chooseBody(request: IncomingMessage, { packed }: Answer): Promise<ChosenBody> {
  if ('plain' in packed) return packed.plain;
  const encoding = encodingFor(request);
  if (encoding) return { ...packed[encoding], encoding };
  return { body: await unpack(packed.gzip.body) };
}

const withoutType = (head: readonly string[]): string[] =>
  head.filter((_, place) => head[place - (place % 2)]?.toLowerCase() !== 'content-type');

function cacheControlOf({ isHtml, isFresh, until, cacheControl }: Answer, isGood: boolean): string {
  if (!isGood) return unkept;
  if (!isHtml) return cacheControl ?? unkept;
  const seconds = isFresh ? 0 : Math.floor((until - Date.now()) / secondMs);
  return seconds > 0 ? `s-maxage=${seconds}` : restorable;
}

/** Sends a finished page of one reader, compressed for this once. */
export async function sendOwn(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Rendered,
): Promise<void> {
  const encoding = body.length >= leastPacked ? encodingFor(request) : undefined;
  const bytes = encoding ? await pack(body, encoding, quickQuality) : body;
  const vary = [headers['vary'] ?? [], 'Accept-Encoding'].flat().join(', ');
  const cacheControl = ownCacheControl(request.url ?? '', { status, headers });
  const head = toHead({ ...headers, vary, 'cache-control': cacheControl });
  if (encoding) head.push('Content-Encoding', encoding);
  head.push('Content-Length', String(bytes.length));
  response.writeHead(status, head).end(request.method === 'HEAD' ? undefined : bytes);
}

interface PassOptions {
  renderers: Renderers;
  /** Headers of every answer at this address. */
  headers: Record<string, string>;
  /** Sends a page, or an answer that says in the shop's words what is wrong. */
  finish: (rendered: Rendered) => Promise<void>;
  /** Whether an answer of this status is replaced. */
  isReplaced: (status: number, headers: IncomingHttpHeaders) => boolean;
}

/** Each part is sent when it comes: data for the router are shown while the rest is made. */
const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

/** Passes a request on to a renderer, and its answer back as it comes. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { renderers, headers: added, finish, isReplaced }: PassOptions,
): Promise<void> {
  const { method = '', url = '' } = request;
  const sent = { method, address: url, headers: withoutConnection(request.headers) };
  const answer = await renderers.send(sent, request);
  const { statusCode: status = 502 } = answer;
  const headers = withoutConnection(answer.headers);
  const isPage = isHtml({ headers }) && headers['content-security-policy'] === undefined;
  if (isPage || isReplaced(status, headers)) {
    const body = await readAll(answer);
    return finish({ status, headers, body, reads: [], until: 0, hasFailed: false });
  }
  const isPackable = isText({ headers }) && headers['content-encoding'] === undefined;
  const isLong = Number(headers['content-length'] ?? leastPacked) >= leastPacked;
  const hasBody = method !== 'HEAD' && status !== 304;
  const encoding = isPackable && isLong && hasBody ? encodingFor(request) : undefined;
  for (const [name, value] of Object.entries({ ...added, ...headers })) {
    if (value !== undefined) response.setHeader(name, value);
  }
  const cacheControl = ownCacheControl(url, { status, headers });
  if (cacheControl) response.setHeader('Cache-Control', cacheControl);
  if (isPackable) response.appendHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding).removeHeader('Content-Length');
  response.statusCode = status;
  const packer = encoding ? [encoders[encoding]()] : [];
  await pipeline([answer, ...packer, response]).catch((error: unknown) => {
    // A client that leaves is no error of the store.
    if (!response.destroyed) throw error;
  });
}
