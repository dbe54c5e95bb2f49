import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/** Returns the media type of a request without its parameters; empty if there is none. */
export function mediaTypeOf(c: Context<AppEnv>): string {
  return (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}
