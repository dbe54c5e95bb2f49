import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isHtml, type Read, type Rendered } from './rendered.ts';

/** Smallest result first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

interface Packed {
  body: Buffer;
  /** Strong ETag of the body as it is sent. */
  tag: string;
}

/** A finished answer: to send it, nothing is worked out any more. */
export interface Answer {
  status: number;
  /** Names and values in turn, without those of the body. */
  head: string[];
  /** Text in both encodings; a picture as it is. */
  packed: Record<Encoding, Packed> | { plain: Packed };
  /** A page, which shared caches may keep until it is too old. */
  isHtml: boolean;
  /** Of a file; a shared cache cannot tell data for the router from a page. */
  cacheControl: string | undefined;
  reads: Read[];
  tags: string[];
  until: number;
  /** One of its reads has to be asked again for each request. */
  isFresh: boolean;
  bytes: number;
}

/** Changes what was rendered before it is packed. */
export type Step = (rendered: Rendered) => Rendered;

/** Three milliseconds for a page of 100 KB, a fifth smaller than gzip; 10 takes forty. */
const bestQuality = 9;
/** For what is sent once: one millisecond. */
export const quickQuality = 4;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Of an answer without its bodies: head, reads and tags. */
const restBytes = 4_000;
const ofBody = new Set(['content-encoding', 'content-length', 'etag']);

/**
 * Returns the best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3): the one with
 * the highest weight, brotli where they are equal; undefined if there is none.
 */
export function acceptedEncoding(header = ''): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', weight = ''] = part.toLowerCase().split(';');
    const [, value = '1'] = /^\s*q=([\d.]+)\s*$/.exec(weight) ?? [];
    weights.set(name.trim(), Number(value));
  }
  const findWeight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = encodings
    .filter((name) => findWeight(name) > 0)
    .sort((one, other) => findWeight(other) - findWeight(one));
  return best;
}

/** Returns a strong ETag of a body as it is sent. */
export function entityTag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client has a body with that ETag already. */
export function isKnown({ headers }: IncomingMessage, tag: string): boolean {
  const known = headers['if-none-match']?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === tag);
}

/**
 * Compresses a body off the main thread; brotli as well as it is worth for being sent often or
 * once.
 */
export const pack = (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(body)
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Returns headers as names and values in turn, without those that belong to a body on its way. */
export function toHead(headers: Rendered['headers']): string[] {
  const head: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || ofBody.has(name.toLowerCase())) continue;
    for (const one of [value].flat()) head.push(name, one);
  }
  return head;
}

const text =
  /^(?:text\/|image\/svg\+xml|application\/(?:javascript|(?:[a-z.-]+\+)?(?:json|xml))\b)/;
export const isText = (rendered: Pick<Rendered, 'headers'>): boolean =>
  text.test(contentType(rendered));
const router = /^text\/x-component\b/;

const toPacked = (body: Buffer): Packed => ({ body, tag: entityTag(body) });

async function packText(body: Buffer): Promise<Record<Encoding, Packed>> {
  const packIn = async (encoding: Encoding) => toPacked(await pack(body, encoding, bestQuality));
  const [br, zipped] = await Promise.all([packIn('br'), packIn('gzip')]);
  return { br, gzip: zipped };
}

/** Packs an answer for everybody. */
export async function finish(rendered: Rendered): Promise<Answer> {
  const { status, headers, body, reads, until } = rendered;
  const isPacked = isText(rendered);
  const packed = isPacked ? await packText(body) : { plain: toPacked(body) };
  const { 'cache-control': cacheControl, vary = '', ...others } = headers;
  const varies = [vary, isPacked ? 'Accept-Encoding' : ''].filter(Boolean).join(', ');
  const isForRouter = router.test(contentType(rendered));
  return {
    status,
    head: toHead({ ...others, ...(varies && { vary: varies }) }),
    packed,
    isHtml: isHtml(rendered),
    cacheControl: isForRouter ? undefined : cacheControl,
    reads,
    tags: [...new Set(reads.flatMap(({ tags }) => tags))],
    until,
    isFresh: reads.some((read) => read.isFresh),
    bytes: Object.values(packed).reduce((sum, one) => sum + one.body.length, 0) + restBytes,
  };
}
