import type { MiddlewareHandler } from 'hono';
import { StoreError } from '../errors.ts';
import type { AppEnv } from './app-env.ts';

/**
 * Refuses what no route should have to think of: addresses with malformed percent escapes, and bodies
 * that would have to be unpacked. Forbids browsers to guess the type of any answer.
 */
export const checkRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.header('X-Content-Type-Options', 'nosniff');
  if (!isDecodable(c.req.path)) throw new StoreError(400, 'This address is malformed');
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
