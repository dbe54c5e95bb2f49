import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { StoreError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Lingering close: how much of a body that is too long is still read, so that the client can read
 * the 413: bytes and time.
 */
const drainBytes = 4 * 1024 * 1024;
const drainMs = 3_000;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads a body of at most `limit` bytes, counted while reading, because a chunked body does not
 * declare its length. Throws 413 with `message` beyond, after reading a bounded part of the rest
 * (lingering close).
 */
export async function readAtMost(
  request: Request,
  limit: number,
  message: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader: Reader | undefined = request.body?.getReader();
  if (!reader) return new Uint8Array(0);
  const isTooLong = Number(request.headers.get('content-length') ?? 0) > limit;
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    if (isTooLong || length > limit) {
      await drain(reader);
      throw new StoreError(413, message);
    }
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    parts.push(value);
  }
  const joined = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}

async function drain(reader: Reader): Promise<void> {
  const over = new AbortController();
  const late = wait(drainMs, 'late' as const, { signal: over.signal, ref: false });
  late.catch(() => undefined);
  for (let left = drainBytes; left > 0;) {
    const part = await Promise.race([reader.read().catch(() => undefined), late]);
    if (part === undefined || part === 'late' || part.done) break;
    left -= part.value.byteLength;
  }
  over.abort();
}

/**
 * Refuses bodies over `limit` bytes; chunked bodies are read here, all others declare their length.
 */
export function limitBody(limit: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { raw } = c.req;
    if (raw.body) {
      const isChunked = raw.headers.has('transfer-encoding');
      const length = Number(raw.headers.get('content-length') ?? Number.NaN);
      if (isChunked || !(length <= limit)) {
        const body = await readAtMost(raw, limit, 'The request is too large');
        c.req.raw = new Request(raw, { body });
      }
    }
    await next();
  };
}
