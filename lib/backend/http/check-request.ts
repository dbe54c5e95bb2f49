import type { MiddlewareHandler } from 'hono';
import { companyId, headerNames } from '../../contract/envelope.ts';
import { hasRepeatedHeader } from '../../server/repeated-header.ts';
import { StoreError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Rejects malformed percent escapes in addresses, repeated single-value headers and compressed
 * bodies. Sets `nosniff` on every answer (no MIME sniffing).
 */
export const checkRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  if (!isDecodable(c.req.path)) throw new StoreError(400, 'The URL is malformed');
  const { incoming } = (c.env ?? {}) as { incoming?: { rawHeaders?: string[] } };
  if (hasRepeatedHeader(incoming?.rawHeaders ?? [])) {
    throw new StoreError(400, 'A header of one value was sent twice');
  }
  const encoding = c.req.header('content-encoding')?.trim().toLowerCase();
  if (encoding && encoding !== 'identity') {
    throw new StoreError(415, 'Send the body without a Content-Encoding');
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

/** Requires the company id header on every API call. */
export const requireCompany: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header(headerNames.company) !== String(companyId)) {
    throw new StoreError(400, `The header ${headerNames.company} must be ${companyId}`);
  }
  await next();
};

/**
 * Normalises a path for matching: one leading slash, no trailing slash. Clients send paths with or
 * without them.
 */
export function normalisePath(request: Request): string {
  const start = request.url.indexOf('/', request.url.indexOf('://') + 3);
  const query = request.url.indexOf('?', start);
  const path = request.url.slice(start, query === -1 ? undefined : query);
  const trimmed = path.replace(/^\/+/, '/').replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}
