import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { entityTag } from './entity-tag.ts';
import { contentType, isHtml, type Read, type Rendered } from './rendered.ts';

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
const quickQuality = 4;
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const optionsOf = (quality: number) => ({
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  gzip: {},
});
const options = { often: optionsOf(bestQuality), once: optionsOf(quickQuality) };
/** Of an answer without its bodies: head, reads and tags. */
const restBytes = 4_000;
const ofBody = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
]);

/** Compresses a body off the main thread, as well as it is worth for being sent often or once. */
export const pack = async (
  body: Buffer,
  encoding: Encoding,
  sent: keyof typeof options,
): Promise<Buffer> => compress[encoding](body, options[sent][encoding]);

/** Returns headers as names and values in turn, without those that belong to a body on its way. */
export function toHead(headers: Rendered['headers']): string[] {
  const head: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || ofBody.has(name.toLowerCase())) continue;
    for (const one of [value].flat()) head.push(name, String(one));
  }
  return head;
}

const text = /^(?:text\/|application\/(?:json|[a-z.+-]*xml|javascript))/;
const router = /^text\/x-component\b/;

async function packBody(body: Buffer, isText: boolean): Promise<Answer['packed']> {
  const toPacked = (bytes: Buffer): Packed => ({ body: bytes, tag: entityTag(bytes) });
  if (!isText) return { plain: toPacked(body) };
  const [br, gzipped] = await Promise.all([pack(body, 'br', 'often'), pack(body, 'gzip', 'often')]);
  return { br: toPacked(br), gzip: toPacked(gzipped) };
}

/** Packs an answer for everybody. */
export async function finish(rendered: Rendered): Promise<Answer> {
  const { status, headers, body, reads, until } = rendered;
  const type = contentType(rendered);
  const isText = text.test(type);
  const packed = await packBody(body, isText);
  const vary = [headers['vary'] ?? [], isText ? 'Accept-Encoding' : []].flat().join(', ');
  const { 'cache-control': cacheControl, ...others } = headers;
  const head = toHead({ ...others, ...(vary && { vary }) });
  const isForRouter = router.test(type);
  return {
    status,
    head,
    packed,
    isHtml: isHtml(rendered),
    cacheControl: isForRouter || cacheControl === undefined ? undefined : String(cacheControl),
    reads,
    tags: [...new Set(reads.flatMap(({ tags }) => tags))],
    until,
    isFresh: reads.some((read) => read.isFresh),
    bytes: Object.values(packed).reduce((sum, one) => sum + one.body.length, 0) + restBytes,
  };
}
