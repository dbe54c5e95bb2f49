import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { type Answer, pack, toHead } from './answer.ts';
import { isKnown } from './entity-tag.ts';
import type { Rendered } from './rendered.ts';
import { ownCacheControl, restorable, unkept } from './steps.ts';
import type { From } from './store.ts';

const unpack = promisify(gunzip);
const maxKnownHeaders = 200;
const secondMs = 1_000;
/** Bytes: what is shorter fits into one packet anyway. */
const leastPacked = 1_024;

/** By the Accept-Encoding header, because there are few. */
const knownEncodings = new Map<string, Encoding | undefined>();

function encodingFor({ headers }: IncomingMessage): Encoding | undefined {
  const header = String(headers['accept-encoding'] ?? '');
  if (knownEncodings.has(header)) return knownEncodings.get(header);
  const encoding = acceptedEncoding(header);
  if (knownEncodings.size < maxKnownHeaders) knownEncodings.set(header, encoding);
  return encoding;
}

const froms = new WeakMap<ServerResponse, From>();

/** Returns how an answer that was sent came about; undefined: it was for one reader. */
export const fromOf = (response: ServerResponse): From | undefined => froms.get(response);

interface Manner {
  from?: From;
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
  if (from) froms.set(response, from);
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
  const bytes = encoding ? await pack(body, encoding, 'once') : body;
  const vary = [headers['vary'] ?? [], 'Accept-Encoding'].flat().join(', ');
  const cacheControl = ownCacheControl(request.url ?? '', { status, headers });
  const head = toHead({ ...headers, vary, 'cache-control': cacheControl });
  if (encoding) head.push('Content-Encoding', encoding);
  head.push('Content-Length', String(bytes.length));
  response.writeHead(status, head).end(request.method === 'HEAD' ? undefined : bytes);
}
