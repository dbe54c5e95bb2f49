import type { MiddlewareHandler } from 'hono';
import { hasRepeatedHeader } from '../../server/repeated-header.ts';
import { StoreError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

interface NodeBindings {
  incoming?: { rawHeaders?: string[] };
}

/**
 * Rejects malformed percent escapes in addresses, repeated single-value headers and compressed
 * bodies. Sets `nosniff` on every answer (no MIME sniffing).
 */
export const checkRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  if (!isDecodable(c.req.path)) throw new StoreError(400, 'This address is malformed');
  const { incoming } = (c.env ?? {}) as NodeBindings;
  if (hasRepeatedHeader(incoming?.rawHeaders ?? [])) {
    throw new StoreError(400, 'A header of one value was sent twice');
  }
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase();
  if (encoding && encoding !== 'identity') {
    throw new StoreError(415, 'Please send the body without a Content-Encoding');
  }
  await next();
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
